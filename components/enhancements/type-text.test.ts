import { fakeMatchMedia, fakeResizeObserver, setMedia } from '@/test-support/browser';
import { typeText } from './type-text';

const speed = 90;
const letterTime = 100 - speed;
const letterWidth = 8;

interface Typed {
  element: Element;
  frames: Keyframe[];
  timing: KeyframeEffectOptions;
  animation: { onfinish?: () => void };
}
let typed: Typed[] = [];

/** jsdom lays nothing out and animates nothing: each word stands on a line of its own, each letter is 8 px wide. */
function fakeLayout() {
  Range.prototype.getBoundingClientRect = function (this: Range) {
    const words = (this.startContainer.textContent ?? '').slice(0, this.startOffset).split(' ');
    const left = letterWidth * [...(words.at(-1) ?? '')].length;
    return { top: 20 * words.length, left, right: left + letterWidth, width: letterWidth } as DOMRect;
  };
  Element.prototype.animate = function (this: Element, frames, timing) {
    const animation = {};
    typed.push({ element: this, frames: frames as Keyframe[], timing: timing as KeyframeEffectOptions, animation });
    return animation as Animation;
  };
}

function tagline(text: string): HTMLElement {
  document.body.innerHTML = `<p><span>${text}</span><span></span></p>`;
  return document.body.firstElementChild as HTMLElement;
}
let layOut: () => void;
/** The first frame, and what waits until it is painted. */
function firstFrame() {
  layOut();
  jest.runOnlyPendingTimers();
}
const overlay = () => document.querySelector('p')?.lastElementChild;

beforeEach(() => {
  typed = [];
  fakeMatchMedia();
  layOut = fakeResizeObserver();
  fakeLayout();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('hides the text before the first paint, and types it from the first frame on', () => {
  const line = tagline('abc');
  typeText(line, speed);
  expect(line).toHaveAttribute('data-typing');
  expect(overlay()).toBeEmptyDOMElement();
  firstFrame();
  expect(overlay()).toHaveTextContent('abc');
  expect(line.firstElementChild).toHaveTextContent('abc');
});

test('moves the edge of a line over its words a character a step, and the words against it', () => {
  typeText(tagline('abc'), speed);
  firstFrame();
  const [words, edge] = typed;
  expect(words?.element.parentElement).toBe(edge?.element);
  expect(words?.element).toHaveTextContent('abc');
  const transforms = (part?: Typed) => part?.frames.map(({ transform }) => transform);
  expect(transforms(edge)).toEqual([-25, -16, -8, 0].map((px) => `translateX(${px}px)`));
  expect(transforms(words)).toEqual([25, 16, 8, 0].map((px) => `translateX(${px}px)`));
  expect(edge?.frames.every(({ easing }) => easing === 'step-end')).toBe(true);
  expect(edge?.timing.duration).toBe(3 * letterTime);
});

test('begins a line when the one before has ended, in one animation from the first to the last', () => {
  typeText(tagline('four to three'), speed);
  firstFrame();
  const edges = typed.filter((_, at) => at % 2 === 1);
  expect(edges.map(({ element }) => element.textContent)).toEqual(['four', 'to', 'three']);
  expect(edges.map(({ timing }) => timing.duration)).toEqual(Array(3).fill(11 * letterTime));
  const moves = edges.map(({ frames }) => frames.map(({ offset }) => Math.round((offset ?? NaN) * 11)));
  expect(moves).toEqual([
    [0, 1, 2, 3, 4],
    [0, 5, 6],
    [0, 7, 8, 9, 10, 11],
  ]);
});

test('types a combining mark with its character, and a character beyond 16 bits in one step', () => {
  typeText(tagline('e\u0301\u{1F600}z'), speed);
  firstFrame();
  expect(typed[1]?.timing.duration).toBe(3 * letterTime);
});

test('when the last line is typed, the text itself stands there', () => {
  const line = tagline('four to');
  typeText(line, speed);
  firstFrame();
  typed.at(-1)?.animation.onfinish?.();
  expect(line.outerHTML).toBe('<p><span>four to</span><span></span></p>');
});

test('in another width its lines are others: the text stands there at once', () => {
  const line = tagline('four to');
  typeText(line, speed);
  firstFrame();
  // Words of another font may make it higher.
  layOut();
  expect(overlay()).not.toBeEmptyDOMElement();
  Object.defineProperty(line, 'clientWidth', { value: 320 });
  layOut();
  expect(line.outerHTML).toBe('<p><span>four to</span><span></span></p>');
});

test('a line that changes its width before its first letter is not typed any more', () => {
  const line = tagline('four to');
  typeText(line, speed);
  layOut();
  Object.defineProperty(line, 'clientWidth', { value: 320 });
  firstFrame();
  expect(line.outerHTML).toBe('<p><span>four to</span><span></span></p>');
});

test('in a browser that cannot animate it the text does not stay hidden', () => {
  const line = tagline('four to');
  jest.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    throw new TypeError('animate is not a function');
  });
  typeText(line, speed);
  firstFrame();
  expect(line.outerHTML).toBe('<p><span>four to</span><span></span></p>');
});

test.each([
  ['under reduced motion', 'abc', () => setMedia('(prefers-reduced-motion: reduce)', true)],
  ['without words', '', () => undefined],
])('%s the text simply stands there', (_, text, prepare) => {
  prepare();
  const line = tagline(text);
  typeText(line, speed);
  expect(line).not.toHaveAttribute('data-typing');
  expect(jest.getTimerCount()).toBe(0);
});
