import { act, render, screen } from '@testing-library/react';
import { fakeIntersectionObserver, fakeScrolling } from '@/test-support/browser';
import { InPageNav, nearestTheTop } from './in-page-nav';

const at = (id: string, top: number) => {
  const section = document.createElement('section');
  section.id = id;
  section.getBoundingClientRect = () => ({ top }) as DOMRect;
  return section;
};

it.each<[string | undefined, number[]]>([
  [undefined, [300, 900]],
  ['one', [100, 900]],
  ['two', [-900, 101]],
  ['one', [-900, 102]],
])('the nearest section is %s with tops at %j and the line at 100 px', (expected, [first = 0, second = 0]) => {
  expect(nearestTheTop([at('one', first), at('two', second)], 100)).toBe(expected);
});

it('marks the current entry, with one observer for all sections', () => {
  fakeScrolling();
  const observer = fakeIntersectionObserver();
  const main = document.body.appendChild(document.createElement('main'));
  main.append(at('one', -200), at('two', 900));
  const entries = [
    { label: 'First', section: 'one', width: 80 },
    { label: 'Second', section: 'two', width: 80 },
  ];
  const { unmount } = render(<InPageNav entries={entries} />);
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();
  act(() => observer().report({}));
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('First');
  expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('href', '#two');
  const only = observer();
  unmount();
  expect(only.connected).toBe(false);
});
