import { act, fireEvent, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { constants } from '@/content/constants';
import { anchors, homeSection, routes } from '@/content/routes';
import { fakeMatchMedia, fakeScrolling, setMedia } from '@/test-support/browser';
import { reducedMotion } from './reduced-motion';
import { SectionJumps } from './section-jumps';

const push = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => ({ push }) }));

let scrolled: jest.Mock;

/** What the browser does with the click is no part of this: nothing is navigated in jsdom. */
const stayHere = (event: Event) => event.preventDefault();

function show(path: string) {
  history.replaceState(null, '', path);
  jest.mocked(usePathname).mockReturnValue(path.split('#')[0] ?? '');
  return render(<Page />);
}

function Page() {
  return (
    <>
      <a href={homeSection(anchors.contact)}>Form</a>
      <a href="#part">Part</a>
      <a href="https://example.com/#part">Away</a>
      <section id={anchors.contact} />
      <section id="part" />
      <SectionJumps />
    </>
  );
}

const link = (at: number) => document.querySelectorAll('a')[at] as HTMLElement;
const section = (id: string) => document.getElementById(id);

beforeEach(() => {
  jest.useFakeTimers();
  push.mockReset();
  fakeMatchMedia();
  scrolled = fakeScrolling();
  window.addEventListener('click', stayHere);
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('click', stayHere);
});

it('on the home page scrolls, hands over the focus and keeps the address clean, with a step in history', () => {
  show(routes.home);
  const steps = history.length;
  fireEvent.click(link(0));
  expect(scrolled).toHaveLastReturnedWith(section(anchors.contact));
  expect(section(anchors.contact)).toHaveFocus();
  expect(location.hash).toBe('');
  expect(history.length).toBe(steps + 1);
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('where less motion is asked for (%s) the scroll is %s', (reduced, behavior) => {
  setMedia(reducedMotion().media, reduced);
  show(routes.home);
  fireEvent.click(link(0));
  expect(scrolled).toHaveBeenLastCalledWith({ behavior });
});

it('on another page keeps the fragment, once', () => {
  show(routes.cloud);
  fireEvent.click(link(1));
  expect(location.hash).toBe('#part');
  const steps = history.length;
  fireEvent.click(link(1));
  expect(history.length).toBe(steps);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('from another page goes home softly, scrolls after 300 ms and then cleans the address', () => {
  const { rerender } = show(routes.cloud);
  fireEvent.click(link(0));
  expect(push).toHaveBeenCalledWith(homeSection(anchors.contact), { scroll: false });
  history.replaceState(null, '', homeSection(anchors.contact));
  jest.mocked(usePathname).mockReturnValue(routes.home);
  rerender(<Page />);
  act(() => void jest.advanceTimersByTime(constants.scrollToSectionAfterNavigatingHome - 1));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(scrolled).toHaveLastReturnedWith(section(anchors.contact));
  expect(location.hash).toBe('');
});

it('does not scroll a page that was left within those 300 ms', () => {
  const { rerender, unmount } = show(routes.cloud);
  fireEvent.click(link(0));
  jest.mocked(usePathname).mockReturnValue(routes.home);
  rerender(<Page />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('cleans the address of a shared link to the home page, where the browser has scrolled already', () => {
  show(homeSection(anchors.contact));
  expect(location.hash).toBe('');
  expect(scrolled).not.toHaveBeenCalled();
});

it.each([
  ['a click for a new tab', () => fireEvent.click(link(0), { ctrlKey: true })],
  ['a click for a new window', () => fireEvent.click(link(0), { shiftKey: true })],
  ['a link to another site', () => fireEvent.click(link(2))],
])('leaves %s to the browser', (_, click) => {
  show(routes.cloud);
  click();
  expect(push).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});
