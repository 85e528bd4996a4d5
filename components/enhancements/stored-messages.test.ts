import { expireMessages, textLifetime } from './stored-messages';

const keep = (id: string, age: number) =>
  localStorage.setItem(
    `enquiry:${id}`,
    JSON.stringify({ state: 'draft', at: Date.now() - age, values: { message: id } }),
  );
const isKept = (id: string) => localStorage.getItem(`enquiry:${id}`)?.includes('values');

beforeEach(() => localStorage.clear());

it('removes the words of a message after a day, on any page, and nothing else', () => {
  localStorage.setItem('theme', 'night');
  localStorage.setItem('enquiry:broken', 'foreign');
  keep('month', 30 * textLifetime);
  keep('day', textLifetime);
  keep('hour', textLifetime / 24);
  keep('future', -textLifetime);
  expireMessages();
  expect(['month', 'day', 'hour', 'future'].map(isKept)).toEqual([false, false, true, true]);
  expect(localStorage.getItem('theme')).toBe('night');
});

it('does nothing where storage is blocked', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(expireMessages).not.toThrow();
  Object.defineProperty(window, 'localStorage', own);
});
