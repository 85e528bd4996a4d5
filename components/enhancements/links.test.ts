import { fireEvent } from '@testing-library/dom';
import { followApplyLinks } from './apply-link';
import { followBackLinks } from './back-link';

/** What the browser does with the click is no part of this: nothing is navigated in jsdom. */
const stayHere = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};
const link = () => document.querySelector('a') as HTMLElement;

beforeAll(() => {
  followBackLinks();
  followApplyLinks();
  window.addEventListener('click', stayHere);
});
afterEach(() => jest.restoreAllMocks());

describe('a link back', () => {
  const back = () => jest.spyOn(history, 'back').mockImplementation(() => undefined);
  beforeEach(() => {
    document.body.innerHTML = '<a href="/" data-back>Back</a>';
    Object.assign(window, { navigation: undefined });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('asks the Navigation API: canGoBack %s goes back %i times', (canGoBack, times) => {
    const went = back();
    Object.assign(window, { navigation: { canGoBack } });
    fireEvent.click(link());
    expect(went).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['http://localhost/somewhere', 1],
    ['http://localhost.example/', 0],
    ['', 0],
  ])('trusts the referrer %p where there is no such API', (referrer, times) => {
    const went = back();
    history.pushState(null, '', '/');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    fireEvent.click(link());
    expect(went).toHaveBeenCalledTimes(times);
  });

  it('leaves a click for another tab, and other links, to the browser', () => {
    const went = back();
    Object.assign(window, { navigation: { canGoBack: true } });
    fireEvent.click(link(), { metaKey: true });
    document.body.innerHTML = '<a href="/">Home</a>';
    fireEvent.click(link());
    expect(went).not.toHaveBeenCalled();
  });
});

describe('an Apply link', () => {
  const apply = '<a href="/#contact" data-enquiry-type="Career">Apply</a>';
  const form =
    '<form><input type="radio" name="type" value="Other"><input type="radio" name="type" value="Career"></form>';
  const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value;

  it('chooses its type in the form of the page, which hears of it', () => {
    document.body.innerHTML = apply + form;
    const heard = jest.fn();
    document.querySelector('form')?.addEventListener('input', heard);
    fireEvent.click(link());
    expect(chosen()).toBe('Career');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leads to the form where its page has none', () => {
    document.body.innerHTML = apply;
    expect(() => fireEvent.click(link())).not.toThrow();
  });
});
