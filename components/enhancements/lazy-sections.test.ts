import { fakeMatchMedia, setMedia } from '@/test-support/browser';
import { renderEverySection, renderFirstScreenFirst, skipDistantSections } from './lazy-sections';

const section = '<section></section>';
const root = document.documentElement;
const rendered = () => document.querySelectorAll('[data-rendered]').length;
const state = () => root.dataset.lazySections;
/** Lets the browser draw one more frame, and run what waits for it. */
const drawFrame = () => jest.advanceTimersByTime(17);

function arrive(type: NavigationTimingType): void {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  performance.getEntriesByType = () => entries;
  renderFirstScreenFirst();
}

/** The counts of rendered sections before each of four frames. */
function renderedFrames(): number[] {
  return [0, 1, 2, 3].map(() => {
    const before = rendered();
    drawFrame();
    return before;
  });
}

function turnPage(type: 'pagehide' | 'pageshow', persisted = true): void {
  dispatchEvent(Object.assign(new Event(type), { persisted }));
}

beforeEach(() => {
  jest.useFakeTimers();
  fakeMatchMedia();
  history.replaceState(null, '', '/page');
  renderEverySection();
  document.body.innerHTML = `<main>${section.repeat(2)}<div>${section.repeat(9)}</div></main>`;
});
afterEach(() => jest.useRealTimers());

const inTurn = [0, 0, 5, 10];

it('renders section after section, five a frame, once the first screen is painted', () => {
  arrive('navigate');
  expect(state()).toBe('estimated');
  expect(renderedFrames()).toEqual(inTurn);
  expect(state()).toBeUndefined();
});

describe('on a phone', () => {
  beforeEach(() => {
    setMedia('(pointer: coarse)', true);
    arrive('navigate');
  });

  it('renders nothing else while the visitor stays on the first screen', () => {
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    expect(renderedFrames()).toEqual([0, 0, 0, 0]);
    expect(state()).toBe('estimated');
  });

  it.each(['wheel', 'touchmove', 'scroll'])('renders section after section at a %s', (type) => {
    const move = () => document.body.dispatchEvent(new Event(type, { bubbles: true }));
    move();
    move();
    expect(renderedFrames()).toEqual(inTurn);
    expect(state()).toBeUndefined();
  });
});

it.each(['keydown', 'resize'])(
  'renders everything at once at a %s while heights are estimated, and never again',
  (type) => {
    arrive('navigate');
    dispatchEvent(new Event(type));
    expect(state()).toBeUndefined();
    skipDistantSections();
    dispatchEvent(new Event(type));
    expect(state()).toBe('measured');
  },
);

it.each(['reload', 'back_forward'] as const)('leaves the page alone at a %s, which restores a place', (type) => {
  arrive(type);
  expect(state()).toBeUndefined();
});

it('leaves a page laid out for paper alone', () => {
  root.dataset.paper = '';
  arrive('navigate');
  delete root.dataset.paper;
  expect(state()).toBeUndefined();
});

it('leaves the page alone where the address leads to a section', () => {
  history.replaceState(null, '', '/page#section');
  arrive('navigate');
  expect(state()).toBeUndefined();
});

it('skips distant sections in a page that is left, and renders them in turn when it comes back', () => {
  arrive('reload');
  turnPage('pagehide');
  expect(state()).toBe('measured');
  turnPage('pageshow');
  for (let frame = 0; frame < 4; frame += 1) drawFrame();
  expect(rendered()).toBe(10);
  expect(state()).toBeUndefined();
});

it('does not begin a turn at the first pageshow', () => {
  arrive('navigate');
  skipDistantSections();
  turnPage('pageshow', false);
  for (let frame = 0; frame < 4; frame += 1) drawFrame();
  expect(rendered()).toBe(0);
});

it('knows estimated heights from measured ones in a page that is left before it was laid out', () => {
  arrive('navigate');
  turnPage('pagehide');
  expect(state()).toBe('estimated');
});

it('ends a turn when sections are skipped in the middle of it', () => {
  arrive('navigate');
  drawFrame();
  drawFrame();
  skipDistantSections();
  for (let frame = 0; frame < 4; frame += 1) drawFrame();
  expect(rendered()).toBe(0);
});
