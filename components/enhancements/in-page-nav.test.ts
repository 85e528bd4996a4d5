import { fireEvent } from '@testing-library/dom';
import { fakeResizeObserver } from '@/test-support/browser';
import { followReading, placeNearestTop } from './in-page-nav';

const at = ([top, bottom]: [number, number]) => ({ getBoundingClientRect: () => ({ top, bottom }) }) as Element;

it.each<[string, [number, number][], number]>([
  [
    'the first, before it',
    [
      [300, 900],
      [900, 1500],
    ],
    0,
  ],
  [
    'the one that the line crosses, however long it is',
    [
      [-9000, 200],
      [200, 900],
    ],
    0,
  ],
  [
    'the one that begins where another ends',
    [
      [-900, 188],
      [188, 900],
    ],
    1,
  ],
  [
    'the one that ends closer than the next begins',
    [
      [-900, 100],
      [400, 900],
    ],
    0,
  ],
  [
    'the one that begins closer than the last has ended',
    [
      [-900, -100],
      [400, 900],
    ],
    1,
  ],
  [
    'the last, after it',
    [
      [-900, -400],
      [-400, 20],
    ],
    1,
  ],
  ['none of none', [], -1],
])('of sections the nearest to the line is %s', (_, edges, place) => {
  expect(placeNearestTop(edges.map(at), 188)).toBe(place);
});

let layOut: () => void;
beforeEach(() => (layOut = fakeResizeObserver()));

it('always marks the entry of the section that is nearest, and keeps it in sight', () => {
  document.body.innerHTML = `
    <main><ol data-legend></ol><nav data-in-page-nav><ul data-line="188"><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul></nav>
    <section id="one"></section><section id="two"></section></main>`;
  const list = document.querySelector('ul') as HTMLElement;
  const scrolledTo = jest.fn();
  list.scrollTo = scrolledTo;
  const [first, second] = [...document.querySelectorAll('section')];
  const place = (...tops: [number, number]) => {
    [first, second].forEach((section, index) => {
      const top = tops[index] ?? 0;
      (section as HTMLElement).getBoundingClientRect = () => ({ top, bottom: top + 400 }) as DOMRect;
    });
    fireEvent.scroll(window);
    return [...document.querySelectorAll('[aria-current=location]')].map(({ textContent }) => textContent);
  };
  place(500, 900);
  followReading();
  layOut();
  expect(document.querySelector('[aria-current=location]')).toHaveTextContent('One');
  expect(place(100, 900)).toEqual(['One']);
  expect(place(-800, 100)).toEqual(['Two']);
  expect(scrolledTo).toHaveBeenCalledTimes(2);
  expect(place(500, 900)).toEqual(['One']);
});

it('is shown once the list on the model has left, and hidden when it comes back', () => {
  document.body.innerHTML = `
    <header data-site-header></header><main><ol data-legend></ol>
    <nav data-in-page-nav><ul data-line="188"></ul></nav></main>`;
  const place = (selector: string, bottom: number) => {
    (document.querySelector(selector) as HTMLElement).getBoundingClientRect = () => ({ bottom }) as DOMRect;
    fireEvent.scroll(window);
    return document.querySelector('[data-in-page-nav]')?.hasAttribute('data-shown');
  };
  (document.querySelector('ul') as HTMLElement).scrollTo = jest.fn();
  followReading();
  place('[data-site-header]', 78);
  expect(place('[data-legend]', 79)).toBe(false);
  expect(place('[data-legend]', 78)).toBe(true);
  expect(place('[data-legend]', 400)).toBe(false);
});

it('does nothing on a page without the nav', () => {
  document.body.innerHTML = '<main></main>';
  expect(followReading).not.toThrow();
});
