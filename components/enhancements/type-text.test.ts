import { fakeMatchMedia, setMedia } from '@/test-support/browser';
import { typeText } from './type-text';

const speed = 90;
const letterTime = 100 - speed;

/** What jsdom lacks: a registry of highlights, and ranges that are not live would do. */
class FakeHighlight extends Set<Range> {}
const highlights = new Map<string, FakeHighlight>();

/** The clock at the first frame (ms); a frame takes 16. */
let start = 0;

/** Lets the clock run until so many ms after the first frame. */
function at(ms: number) {
  jest.advanceTimersByTime(start + ms - performance.now());
}

/** The text that is painted transparent. */
function hidden(): string {
  return [...(highlights.get('untyped') ?? [])].map(String).join('|');
}

function paragraph(html: string): HTMLElement {
  document.body.innerHTML = `<p>${html}</p>`;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  fakeMatchMedia();
  highlights.clear();
  jest.useFakeTimers();
  start = performance.now() + 16;
  Object.assign(globalThis, { CSS: { highlights }, Highlight: FakeHighlight });
});

afterEach(() => jest.useRealTimers());

test('hides the whole text before the first paint, then shows it letter by letter', async () => {
  const line = paragraph('abc');
  const typed = typeText(line, { speed });
  expect(hidden()).toBe('abc');
  at(0);
  expect(hidden()).toBe('abc');
  at(letterTime);
  expect(hidden()).toBe('bc');
  at(2.5 * letterTime);
  expect(hidden()).toBe('c');
  at(3 * letterTime);
  expect(hidden()).toBe('');
  expect(line).toHaveTextContent('abc');
  await typed;
});

test('goes on from one text node to the next, and keeps accents and surrogates with their letters', () => {
  typeText(paragraph('a<b>e\u0301</b>\u{1F600}z'), { speed });
  const steps = [0, 1, 2, 3].map((letters) => {
    at(letters * letterTime);
    return hidden();
  });
  expect(steps).toEqual(['ae\u0301\u{1F600}z', 'e\u0301\u{1F600}z', '\u{1F600}z', 'z']);
});

test('shows everything at once when it is aborted, and leaves other texts alone', async () => {
  const stop = new AbortController();
  document.body.innerHTML = '<p>one</p><p>two</p>';
  const [one, two] = document.querySelectorAll('p');
  const typed = typeText(one!, { speed, signal: stop.signal });
  void typeText(two!, { speed });
  expect(hidden()).toBe('one|two');
  stop.abort();
  expect(hidden()).toBe('two');
  await typed;
});

test('gives up a text that has left the page', () => {
  const line = paragraph('abc');
  void typeText(line, { speed });
  line.remove();
  at(0);
  expect(hidden()).toBe('');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['under reduced motion', () => setMedia('(prefers-reduced-motion: reduce)', true)],
  ['where the browser knows no highlights', () => Object.assign(globalThis, { CSS: {} })],
])('%s the text simply stands there', async (_, prepare) => {
  prepare();
  await typeText(paragraph('abc'), { speed });
  expect(hidden()).toBe('');
  expect(jest.getTimerCount()).toBe(0);
});

test('an empty text, or a signal that is aborted already, hides nothing', async () => {
  await typeText(paragraph(''), { speed });
  await typeText(paragraph('abc'), { speed, signal: AbortSignal.abort() });
  expect(hidden()).toBe('');
});
