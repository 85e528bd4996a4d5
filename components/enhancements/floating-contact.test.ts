import { placeFloatingContact } from './floating-contact';

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;

let below: Element[];

beforeEach(() => {
  below = [];
  document.elementsFromPoint = () => below;
  document.body.innerHTML =
    '<main><a data-floating></a><section data-ground="night"></section></main><footer class="site-footer"></footer>';
  window.scrollY = 0;
  window.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
  } as unknown as typeof IntersectionObserver;
  placeFloatingContact();
  // An observer reports at once.
  report([]);
});

const link = () => document.querySelector('[data-floating]')!;
const state = () => link().getAttributeNames().filter((name) => name !== 'data-floating'); // prettier-ignore

function scrollTo(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

test('its words stand at the top of the page', () => {
  expect(state()).toEqual([]);
});

test('it leaves words of the first screen free, and comes when they are scrolled away', () => {
  const main = document.querySelector('main')!;
  main.insertAdjacentHTML('beforeend', '<p>Words <b>there</b></p>');
  below = [link(), main.querySelector('b')!, main];
  scrollTo(1);
  expect(state()).toEqual(['data-away']);
  below = [link(), main];
  scrollTo(0);
  expect(state()).toEqual([]);
});

test('it leaves while the page is scrolled down, and is a disc on the way up', () => {
  scrollTo(400);
  expect(state()).toEqual(['data-reading', 'data-away']);
  scrollTo(300);
  expect(state()).toEqual(['data-reading']);
  scrollTo(303);
  expect(state()).toEqual(['data-reading']);
  scrollTo(0);
  expect(state()).toEqual([]);
});

test('it leaves the text of a narrow window to the reader, and stays in the margin of a wide one', () => {
  jest.useFakeTimers();
  for (const [width, expected] of [
    [375, ['data-reading', 'data-away']],
    [1600, ['data-reading']],
  ] as const) {
    window.innerWidth = width;
    scrollTo(400);
    scrollTo(300);
    expect(state()).toEqual(['data-reading']);
    jest.advanceTimersByTime(5_000);
    expect(state()).toEqual(expected);
  }
  jest.useRealTimers();
});

test('it is not on a dark band, nor on the footer, but its words stay on a dark first screen', () => {
  const band = document.querySelector('section')!;
  const footer = document.querySelector('footer')!;
  report([{ target: band, isIntersecting: true }]);
  expect(state()).toEqual([]);
  scrollTo(400);
  scrollTo(300);
  expect(state()).toEqual(['data-reading', 'data-away']);
  report([{ target: footer, isIntersecting: true }]);
  report([{ target: band, isIntersecting: false }]);
  expect(state()).toEqual(['data-reading', 'data-away']);
  report([{ target: footer, isIntersecting: false }]);
  expect(state()).toEqual(['data-reading']);
});
