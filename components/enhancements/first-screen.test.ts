import { renderFirstScreenFirst } from './first-screen';

const root = document.documentElement;
const sections = () => [...document.querySelectorAll<HTMLElement>('section')];
const isWaiting = () => 'firstScreen' in root.dataset;
/** Lets the browser draw one more frame, and run what waits for it. */
const drawFrame = () => jest.advanceTimersByTime(17);

function arrive(type: NavigationTimingType): void {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  performance.getEntriesByType = () => entries;
  renderFirstScreenFirst();
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/page');
  delete root.dataset.firstScreen;
  document.body.innerHTML = '<main><section></section><section></section></main>';
});
afterEach(() => jest.useRealTimers());

it('renders one section after the other, a frame each, once the first screen is painted', () => {
  arrive('navigate');
  expect(isWaiting()).toBe(true);
  const rendered = [0, 1, 2].map(() => {
    const before = sections().filter(({ dataset }) => 'rendered' in dataset).length;
    drawFrame();
    return before;
  });
  expect(rendered).toEqual([0, 1, 2]);
  expect(isWaiting()).toBe(false);
});

it.each(['click', 'keydown', 'wheel', 'touchmove', 'scroll'])('renders everything at once at a %s', (type) => {
  arrive('navigate');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isWaiting()).toBe(false);
});

it.each(['reload', 'back_forward'] as const)('leaves the page alone at a %s, which restores a place', (type) => {
  arrive(type);
  expect(isWaiting()).toBe(false);
});

it('leaves the page alone where the address leads to a section', () => {
  history.replaceState(null, '', '/page#section');
  arrive('navigate');
  expect(isWaiting()).toBe(false);
});
