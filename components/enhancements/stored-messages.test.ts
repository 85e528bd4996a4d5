import { expireMessages, numberLifetime, textLifetime } from './stored-messages';

const keep = (id: string, age: number, state = 'draft') =>
  localStorage.setItem(`enquiry:${id}`, JSON.stringify({ state, at: Date.now() - age, values: { message: id } }));
const isKept = (id: string) => localStorage.getItem(`enquiry:${id}`)?.includes('values') ?? false;

beforeEach(() => localStorage.clear());

it('removes a draft after a day, on any page, and nothing else', () => {
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

it('keeps the number of a message that was sent for a month', () => {
  keep('month', numberLifetime, 'answered');
  keep('day', textLifetime, 'unanswered');
  expireMessages();
  expect(Object.keys(localStorage)).toEqual(['enquiry:day']);
  expect(isKept('day')).toBe(false);
});

it('takes a time that is still to come, of a clock that was set back, for now', () => {
  keep('future', -textLifetime);
  expireMessages();
  expireMessages(undefined, Date.now() + textLifetime - 60_000);
  expect(isKept('future')).toBe(true);
  expireMessages(undefined, Date.now() + textLifetime);
  expect(localStorage.getItem('enquiry:future')).toBeNull();
});

it('does nothing where storage is blocked', () => {
  const descriptor = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(expireMessages).not.toThrow();
  Object.defineProperty(window, 'localStorage', descriptor);
});
