import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { bringWhole, Later, watchTheWay } from './later';

const part = <Later>below the first view</Later>;
const isThere = () => screen.queryByText('below the first view') !== null;
let stop: () => void;

beforeEach(() => {
  stop = watchTheWay();
});
afterEach(() => {
  stop();
  bringWhole();
});

it('is in the HTML, and there at once when a page wakes', () => {
  expect(renderToString(part)).toContain('below the first view');
  render(part);
  expect(isThere()).toBe(true);
});

it('follows the first view on the way by a link', async () => {
  fireEvent.click(document.body);
  render(part);
  expect(isThere()).toBe(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(isThere()).toBe(true);
});

it.each<[string, () => void]>([
  ['on the way back', () => fireEvent(window, new PopStateEvent('popstate'))],
  ['on the way to a section', bringWhole],
])('is there at once %s', (_, way) => {
  fireEvent.click(document.body);
  way();
  render(part);
  expect(isThere()).toBe(true);
});

it('leaves nothing behind when it goes before it was shown', () => {
  fireEvent.click(document.body);
  const { unmount } = render(part);
  unmount();
  stop();
  fireEvent.click(document.body);
  bringWhole();
  render(part);
  expect(isThere()).toBe(true);
});
