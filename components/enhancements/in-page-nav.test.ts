import { fireEvent } from '@testing-library/dom';
import { followReading, placeNearestTop } from './in-page-nav';

const at = (top: number) => ({ getBoundingClientRect: () => ({ top }) }) as Element;

it.each([
  [[300, 900], -1],
  [[188, 900], 0],
  [[189, 900], 0],
  [[-900, 20, 400], 1],
  [[-900, -400], 1],
])('of sections at %j px the one nearest the line is at place %i', (tops, place) => {
  expect(placeNearestTop(tops.map(at), 188)).toBe(place);
});

it('marks the entry of the section that is reached, and returns the list to its start above the first', () => {
  document.body.innerHTML = `
    <main><ol data-legend></ol><nav data-in-page-nav><ul data-line="188"><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul></nav>
    <section id="one"></section><section id="two"></section></main>`;
  const list = document.querySelector('ul') as HTMLElement;
  const scrolledTo = jest.fn();
  list.scrollTo = scrolledTo;
  const [one, two] = [...document.querySelectorAll('section')];
  const place = (...tops: number[]) => {
    [one, two].forEach((section, index) => {
      (section as HTMLElement).getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
    });
    fireEvent.scroll(window);
    return [...document.querySelectorAll('[aria-current=location]')].map(({ textContent }) => textContent);
  };
  followReading();
  expect(place(500, 900)).toEqual([]);
  expect(place(100, 900)).toEqual(['One']);
  expect(place(-800, 100)).toEqual(['Two']);
  expect(place(500, 900)).toEqual([]);
  expect(scrolledTo).toHaveBeenLastCalledWith({ left: 0 });
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
