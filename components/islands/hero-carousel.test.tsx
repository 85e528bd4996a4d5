import { act, fireEvent, render, screen } from '@testing-library/react';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { fakeMatchMedia, setMedia } from '@/test-support/browser';
import { HeroCarousel } from './hero-carousel';
import { forgetHeroOrder } from './hero-order';
import { bringWhole, watchTheWay } from './later';

jest.mock('./typewriter', () => ({ __esModule: true, default: () => <span className="typed-text" /> }));
jest.mock('./move-in');

const slides = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  label: `Slide ${id}`,
  tagline: `Tagline ${id}`,
  content: (
    <>
      <img alt="" />
      <picture>
        <img alt="" loading="lazy" />
      </picture>
    </>
  ),
}));
const interval = constants.heroAutoAdvance.standard;
const reduced = '(prefers-reduced-motion: reduce)';

beforeEach(() => {
  jest.useFakeTimers();
  fakeMatchMedia();
  document.documentElement.dataset.heroOrder = '2,0,3,1';
});
afterEach(() => {
  jest.useRealTimers();
  forgetHeroOrder();
});

const show = () => render(<HeroCarousel slides={slides} />);
const current = () => screen.getByRole('tab', { selected: true }).textContent;
const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
const region = () => document.querySelector<HTMLElement>('.hero-carousel') as HTMLElement;

/** jsdom has no PointerEvent: a mouse event with a pointer's own fields. */
function pointer(type: string, fields: { pointerType: string; clientX?: number; clientY?: number }) {
  fireEvent(
    region(),
    Object.assign(new MouseEvent(type, { bubbles: true, ...fields }), { pointerType: fields.pointerType }),
  );
}

it('begins with the slide that was drawn, and goes through the drawn order and round again', async () => {
  show();
  const seen = [current()];
  for (let turn = 0; turn < slides.length; turn += 1) {
    await wait(interval - 1);
    expect(current()).toBe(seen.at(-1));
    await wait(1);
    seen.push(current());
  }
  expect(seen).toEqual(['Slide c', 'Slide a', 'Slide d', 'Slide b', 'Slide c']);
});

it('fetches the next picture at half time, and no other', async () => {
  show();
  const eager = () =>
    [...document.querySelectorAll<HTMLImageElement>('picture img')].map(
      (image) => image.loading ?? image.getAttribute('loading'),
    );
  await wait(interval / 2 - 1);
  expect(eager()).not.toContain('eager');
  await wait(1);
  expect(eager()).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

it.each([
  [4_000, 'the first slide stays its 10 s, of which some are over'],
  [7_000, 'the next picture is fetched at once'],
])('wakes %i ms late: %s', async (late) => {
  document.documentElement.dataset.heroSince = String(performance.now() - late);
  show();
  await wait(interval - late - 1);
  expect(current()).toBe('Slide c');
  await wait(1);
  expect(current()).toBe('Slide a');
  await wait(interval - 1);
  expect(current()).toBe('Slide a');
  await wait(1);
  expect(current()).toBe('Slide d');
});

it('counts no time before it woke when something held it then', async () => {
  document.documentElement.dataset.heroSince = String(performance.now() - 9_000);
  show();
  pointer('pointerenter', { pointerType: 'mouse' });
  await wait(100);
  pointer('pointerleave', { pointerType: 'mouse' });
  await wait(interval - 1);
  expect(current()).toBe('Slide c');
  await wait(1);
  expect(current()).toBe('Slide a');
});

it('starts its time anew when a slide is chosen by hand', async () => {
  show();
  await wait(interval - 1);
  fireEvent.click(screen.getByRole('tab', { name: 'Slide b' }));
  await wait(interval - 1);
  expect(current()).toBe('Slide b');
  await wait(1);
  expect(current()).toBe('Slide c');
});

it.each<[string, () => void, () => void]>([
  ['a mouse over it', () => pointer('pointerenter', { pointerType: 'mouse' }), () => pointer('pointerleave', { pointerType: 'mouse' })],
  ['the focus inside', () => fireEvent.focusIn(screen.getByRole('tab', { selected: true })), () => fireEvent.focusOut(screen.getByRole('tab', { selected: true }))],
  ['reduced motion', () => act(() => setMedia(reduced, true)), () => act(() => setMedia(reduced, false))],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: ui.hero.pause })), () => fireEvent.click(screen.getByRole('button', { name: ui.hero.play }))],
])('stands still for %s, without a timer, and speaks politely meanwhile', async (_, hold, release) => {
  show();
  const spoken = () => document.querySelector('.hero-slides')?.getAttribute('aria-live');
  expect(spoken()).toBe('off');
  hold();
  expect(jest.getTimerCount()).toBe(0);
  expect(spoken()).toBe('polite');
  await wait(3 * interval);
  expect(current()).toBe('Slide c');
  release();
  await wait(interval);
  expect(current()).toBe('Slide a');
}); // prettier-ignore

it('keeps the focus inside while it moves from control to control', async () => {
  show();
  const [pause, tab] = [screen.getByRole('button'), screen.getByRole('tab', { selected: true })];
  fireEvent.focusIn(pause);
  fireEvent.focusOut(pause, { relatedTarget: tab });
  await wait(2 * interval);
  expect(current()).toBe('Slide c');
});

it('is not held by a finger that rests on it', async () => {
  show();
  pointer('pointerenter', { pointerType: 'touch' });
  await wait(interval);
  expect(current()).toBe('Slide a');
});

it('turns with a swipe to either side, not with a tap, a scroll or a mouse', () => {
  show();
  const drag = (pointerType: string, x: number, y: number) => {
    pointer('pointerdown', { pointerType, clientX: 100, clientY: 100 });
    pointer('pointerup', { pointerType, clientX: 100 + x, clientY: 100 + y });
  };
  drag('touch', -80, 10);
  expect(current()).toBe('Slide a');
  drag('touch', 80, -10);
  drag('touch', 80, 0);
  expect(current()).toBe('Slide b');
  for (const [type, x, y] of [['touch', 5, 0], ['touch', 60, 50], ['mouse', -200, 0]] as const) drag(type, x, y); // prettier-ignore
  pointer('pointerdown', { pointerType: 'touch', clientX: 100, clientY: 100 });
  pointer('pointercancel', { pointerType: 'touch' });
  pointer('pointerup', { pointerType: 'touch', clientX: 0, clientY: 100 });
  expect(current()).toBe('Slide b');
});

it('gives a visitor who came by a link the first slide, and then the others', async () => {
  const stop = watchTheWay();
  fireEvent.click(document.body);
  show();
  const filled = () => [...document.querySelectorAll('[data-slide]')].map((slide) => slide.children.length > 0);
  expect(filled()).toEqual([false, false, true, false]);
  await wait(100);
  expect(filled()).toEqual([true, true, true, true]);
  stop();
  bringWhole();
});

it('leaves no timer behind, and the next visit draws anew', () => {
  const { unmount } = show();
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(document.documentElement.dataset.heroOrder).toBeUndefined();
});
