import { act, render } from '@testing-library/react';
import { constants } from '@/content/constants';
import { TypedTagline } from './typed-tagline';

const text = 'Software for property firms';
const speed = constants.typingSpeed.home;

/** jsdom lays nothing out: each word stands on a line of its own. */
function fakeLines() {
  Range.prototype.getBoundingClientRect = function (this: Range) {
    const before = text.slice(0, this.startOffset);
    return { top: 20 * (before.split(' ').length - 1), width: 8 } as DOMRect;
  };
}
const line = () => document.querySelector('[data-tagline]') as HTMLElement;
const typed = () => line().querySelector('.tagline-typed')?.textContent;
const tagline = (isShown: boolean) => <TypedTagline line={line()} isShown={isShown} speed={speed} />;
const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));

beforeEach(() => {
  fakeLines();
  jest.useFakeTimers();
  document.body.innerHTML = `<p data-tagline class="tagline"><span>${text}</span></p>`;
});
afterEach(() => jest.useRealTimers());

it('types the text in its lines over the text itself, which stays for screen readers and shows when it is typed', async () => {
  render(tagline(true));
  expect(line()).toHaveAttribute('data-typing');
  expect(line().querySelector('.tagline-typed')).toHaveAttribute('aria-hidden', 'true');
  await wait(400);
  expect(text.replaceAll(' ', '\n').startsWith(typed() ?? '-')).toBe(true);
  expect(typed()).not.toBe('');
  await wait(10_000);
  expect(typed()).toBe(text.replaceAll(' ', '\n'));
  expect(line()).not.toHaveAttribute('data-typing');
  expect(line().firstElementChild).toHaveTextContent(text);
});

it('waits for the next visit of its slide, with one instance for all of them', async () => {
  const { rerender } = render(tagline(true));
  const first = line().querySelector('.tagline-typed');
  await wait(10_000);
  rerender(tagline(false));
  await wait(10_000);
  expect(typed()).toBe('');
  rerender(tagline(true));
  expect(line()).toHaveAttribute('data-typing');
  await wait(400);
  expect((typed() ?? '').length).toBeGreaterThan(0);
  expect((typed() ?? '').length).toBeLessThan(text.length);
  await wait(10_000);
  expect(line()).not.toHaveAttribute('data-typing');
  expect(line().querySelector('.tagline-typed')).toBe(first);
});
