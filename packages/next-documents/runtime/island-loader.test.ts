import { fireEvent } from '@testing-library/dom';
import { hydrateIslands } from './island-loader.ts';
import { fakeIntersectionObserver, preferReducedMotion } from './testing.ts';

const src = '/islands.js';
const hydrate = jest.fn();
jest.mock('/islands.js', () => ({ hydrate: (island: HTMLElement) => hydrate(island) }), { virtual: true });

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A page with an island; the module that hydrates it answers to `src`. */
function show(
  when: 'visible' | 'idle',
  inside = '<p></p><a href="mailto:a@b.example">a</a><form data-replay><button>Send</button></form>',
  address = src,
) {
  document.documentElement.dataset.js = '';
  document.body.innerHTML = `<main><div data-island="a" data-hydrate="${when}">${inside}</div></main>`; // prettier-ignore
  hydrateIslands(address);
  return document.querySelector('[data-island]') as HTMLElement;
}

const tell = (island: HTMLElement, type: string) => island.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  hydrate.mockReset();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

it('hydrates an island once, when any part of it comes near', async () => {
  const observer = fakeIntersectionObserver();
  const island = show('visible');
  expect(observer().observed).toEqual([...island.children]);
  expect(observer().options.rootMargin).toBe('100%');
  observer().report(false);
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  observer().report(true);
  fireEvent.pointerDown(island.firstElementChild as Element);
  await settled();
  expect(hydrate.mock.calls).toEqual([[island]]);
});

it('hydrates one that moves by itself in idle time, and not at all under reduced motion', async () => {
  show('idle');
  jest.advanceTimersByTime(9_000);
  await settled();
  expect(hydrate).toHaveBeenCalledTimes(1);
  preferReducedMotion(true);
  show('idle');
  jest.advanceTimersByTime(60_000);
  await settled();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

it('does nothing on a page that is prerendered until the visitor has come', async () => {
  Object.assign(document, { prerendering: true });
  const island = show('idle');
  fireEvent.focusIn(island);
  jest.advanceTimersByTime(60_000);
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  tell(document.body, 'prerenderingchange');
  fireEvent.focusIn(island);
  await settled();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

it('looks after an island that is used before the rest of the page has come, and hydrates it when it has', async () => {
  let state = 'loading';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  fakeIntersectionObserver();
  document.body.innerHTML = '<div data-island="a" data-hydrate="visible"></div>';
  hydrateIslands(src);
  const island = document.querySelector('[data-island]') as HTMLElement;
  island.innerHTML = '<form data-replay><button>Send</button></form>';
  const form = island.querySelector('form') as HTMLFormElement;
  form.requestSubmit = jest.fn();
  fireEvent.click(form.querySelector('button') as HTMLElement);
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  state = 'interactive';
  tell(document.body, 'DOMContentLoaded');
  jest.advanceTimersByTime(1);
  await settled();
  expect(hydrate.mock.calls).toEqual([[island]]);
  tell(island, 'island:hydrated');
  jest.advanceTimersByTime(100);
  expect(form.requestSubmit).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'readyState');
});

it('hydrates one that has got the focus before the document is parsed', async () => {
  let state = 'loading';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  const island = show('idle');
  fireEvent.focusIn(island.querySelector('button') as HTMLElement);
  state = 'interactive';
  tell(document.body, 'DOMContentLoaded');
  jest.advanceTimersByTime(1);
  await settled();
  expect(hydrate.mock.calls).toEqual([[island]]);
  Reflect.deleteProperty(document, 'readyState');
});

it('keeps a submit, clicks and keys of tabs, and repeats them in their order when it is hydrated', () => {
  fakeIntersectionObserver();
  const tab = '<button role="tab" data-replay>Dot</button>';
  const island = show('visible', `${tab}<form data-replay><button>Send</button></form><a href="#x">Link</a>`);
  const heard: string[] = [];
  const form = island.querySelector('form') as HTMLFormElement;
  form.requestSubmit = () => void heard.push('submit');
  const dot = island.querySelector('button') as HTMLElement;
  expect(fireEvent.submit(form)).toBe(false);
  expect(fireEvent.click(dot)).toBe(false);
  expect(fireEvent.keyDown(dot, { key: 'ArrowRight' })).toBe(false);
  expect(fireEvent.keyDown(dot, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(dot, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.click(island.querySelector('a') as HTMLElement)).toBe(true);
  for (const type of ['click', 'keydown']) dot.addEventListener(type, () => heard.push(type));
  tell(island, 'island:hydrated');
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['submit', 'click', 'keydown']);
  fireEvent.click(dot);
  expect(heard).toHaveLength(4);
});

it.each([
  ['within ten seconds', (island: HTMLElement) => void (fireEvent.submit(island.querySelector('form') as Element), jest.advanceTimersByTime(10_000))],
  ['any more, long after it has taken over', (island: HTMLElement) => {
    tell(island, 'island:hydrated');
    jest.advanceTimersByTime(60_000);
    island.querySelector('form')?.insertAdjacentHTML('beforeend', '<input name="user_name" value="Ada">');
    tell(island, 'island:failed');
  }],
  ['because it throws', (island: HTMLElement) => void (fireEvent.submit(island.querySelector('form') as Element), tell(island, 'island:failed'))],
])('shows the page as without scripts, and where to write, when React does not answer %s', (_, happen) => {
  fakeIntersectionObserver();
  happen(show('visible'));
  expect(document.documentElement).not.toHaveAttribute('data-js');
  expect(document.querySelector('button')).toBeDisabled();
  expect(document.querySelector('[href^=mailto]')).toHaveFocus();
}); // prettier-ignore

it('lets React take over however late, and repeats nothing that it has said cannot be sent', () => {
  fakeIntersectionObserver();
  const island = show('visible');
  const form = island.querySelector('form') as HTMLFormElement;
  form.requestSubmit = jest.fn();
  fireEvent.submit(form);
  jest.advanceTimersByTime(12_000);
  expect(document.querySelector('button')).toBeDisabled();
  tell(island, 'island:hydrated');
  jest.advanceTimersByTime(100);
  expect(document.documentElement).toHaveAttribute('data-js');
  expect(document.querySelector('button')).toBeEnabled();
  expect(form.requestSubmit).not.toHaveBeenCalled();
  tell(island, 'island:failed');
  expect(document.documentElement).not.toHaveAttribute('data-js');
});

it('asks once more for a module that cannot be had, then gives up', async () => {
  fakeIntersectionObserver();
  const island = show('visible', '<form></form>', '/missing.js');
  fireEvent.focusIn(island);
  await settled();
  expect(document.documentElement).toHaveAttribute('data-js');
  jest.advanceTimersByTime(1_000);
  await settled();
  expect(document.documentElement).not.toHaveAttribute('data-js');
});
