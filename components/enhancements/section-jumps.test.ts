import { fireEvent } from '@testing-library/dom';
import { constants } from '@/content/constants';
import { anchors, homeSection } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { fakeMatchMedia, fakeScrolling, setMedia } from '@/test-support/browser';
import { arriveAtSection, followSectionLinks } from './section-jumps';

const delay = constants.scrollToSectionAfterNavigatingHome;
let scrolled: jest.Mock;

/** What the browser does with the click is no part of this: nothing is navigated in jsdom. */
const stayHere = (event: Event) => event.preventDefault();
const link = (at: number) => document.querySelectorAll('a')[at] as HTMLElement;
const section = (id: string) => document.getElementById(id);

function show(address: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <a href="${homeSection(anchors.contact)}">Form</a>
    <a href="#part">Part</a>
    <a href="https://example.com/#part">Away</a>
    <a href="#%E0">Broken</a>
    <a href="#panel">Panel</a>
    <div data-arrival-delay="${delay}"></div>
    <button role="tab" aria-controls="panel"></button>
    <section id="${anchors.contact}"></section><section id="part"></section><section id="panel"></section>`;
}

beforeAll(followSectionLinks);
beforeEach(() => {
  jest.useFakeTimers();
  fakeMatchMedia();
  scrolled = fakeScrolling();
  window.addEventListener('click', stayHere);
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('click', stayHere);
});

it('on the home page scrolls, hands over the focus and keeps the address clean, without a step in history', () => {
  show(routes.home);
  const steps = history.length;
  fireEvent.click(link(0));
  expect(scrolled).toHaveLastReturnedWith(section(anchors.contact));
  expect(section(anchors.contact)).toHaveFocus();
  expect([location.hash, history.length]).toEqual(['', steps]);
});

it('keeps the query of an address, such as a campaign, when it jumps and when it arrives', () => {
  show(`${routes.home}?utm_source=mail#${anchors.contact}`);
  arriveAtSection();
  expect([location.search, location.hash]).toEqual(['?utm_source=mail', '']);
  fireEvent.click(link(1));
  expect([location.search, location.hash]).toEqual(['?utm_source=mail', '']);
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('where less motion is asked for (%s) the scroll is %s', (reduced, behavior) => {
  setMedia('(prefers-reduced-motion: reduce)', reduced);
  show(routes.home);
  fireEvent.click(link(0));
  expect(scrolled).toHaveBeenLastCalledWith({ behavior });
});

it('on another page keeps the fragment, without a step in history', () => {
  show(routes.cloud);
  const steps = history.length;
  fireEvent.click(link(1));
  expect([location.hash, history.length]).toEqual(['#part', steps]);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('opens a panel by its tab before it scrolls there', () => {
  show(routes.cloud);
  const press = jest.spyOn(document.querySelector('button') as HTMLElement, 'click');
  fireEvent.click(link(4));
  expect(press).toHaveBeenCalled();
  expect(scrolled).toHaveLastReturnedWith(section('panel'));
});

it.each([
  ['a click for a new tab', () => fireEvent.click(link(1), { ctrlKey: true })],
  ['a link to another page', () => fireEvent.click(link(0))],
  ['a link to another site', () => fireEvent.click(link(2))],
  ['a broken fragment', () => fireEvent.click(link(3))],
])('leaves %s to the browser', (_, click) => {
  show(routes.cloud);
  click();
  expect(scrolled).not.toHaveBeenCalled();
});

it('arrives at the top of the home page with a clean address, and scrolls 300 ms later', () => {
  show(homeSection(anchors.contact));
  arriveAtSection();
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(delay - 1);
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrolled).toHaveLastReturnedWith(section(anchors.contact));
});

it('arrives where a program has put its query behind the fragment', () => {
  show(`${homeSection(anchors.contact)}?utm_source=mail`);
  arriveAtSection();
  jest.advanceTimersByTime(delay);
  expect(scrolled).toHaveLastReturnedWith(section(anchors.contact));
});

it('has every section laid out before it scrolls, so that it arrives where the section is', () => {
  const root = document.documentElement;
  root.dataset.lazySections = 'estimated';
  scrolled.mockImplementationOnce(() => expect(root).not.toHaveAttribute('data-lazy-sections'));
  show(homeSection(anchors.contact));
  arriveAtSection();
  jest.advanceTimersByTime(delay);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('takes nobody away who has begun to type meanwhile', () => {
  show(homeSection(anchors.contact));
  arriveAtSection();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  jest.advanceTimersByTime(delay);
  expect(scrolled).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  field.remove();
});

it('starts no clock on a page that is prerendered until the visitor has come', () => {
  Object.assign(document, { prerendering: true });
  show(homeSection(anchors.contact));
  arriveAtSection();
  expect(jest.getTimerCount()).toBe(0);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.advanceTimersByTime(delay);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves the fragment of other pages, and cleans one that names nothing', () => {
  show(`${routes.cloud}#part`);
  arriveAtSection();
  expect(location.hash).toBe('#part');
  show('/#nowhere');
  arriveAtSection();
  expect([location.hash, jest.getTimerCount()]).toEqual(['', 0]);
});
