import { act, fireEvent, render, screen } from '@testing-library/react';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { fakeMatchMedia, setMedia } from '@/test-support/browser';
import { HeroCarousel } from './hero-carousel';

const changeOver = jest.fn(() => () => undefined);
const typed = jest.fn();
jest.mock('./change-over', () => ({ changeOver: (...args: []) => changeOver(...args) }));
jest.mock('./typed-tagline', () => ({
  TypedTagline: ({ line, isShown }: { line: Element; isShown: boolean }) =>
    isShown && <i data-testid="typed" ref={() => typed(line.textContent)} />,
}));

const slides = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  label: `Slide ${id}`,
  content: (
    <>
      <p data-holds-rotation>Words {id}</p>
      <p data-tagline>Tagline {id}</p>
      <picture>
        <img alt="" loading="lazy" />
      </picture>
    </>
  ),
}));
const interval = constants.heroAutoAdvance;
const reduced = '(prefers-reduced-motion: reduce)';
const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  fakeMatchMedia();
  root.dataset.heroOrder = '2,0,3,1';
  changeOver.mockClear();
  typed.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  delete root.dataset.heroOrder;
  delete root.dataset.heroSince;
});

/** Hydrates the carousel, and lets it load its effects. */
async function show() {
  const shown = render(<HeroCarousel slides={slides} />);
  await act(async () => {});
  return shown;
}
const current = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
const region = () => document.querySelector<HTMLElement>('.hero-carousel') as HTMLElement;
const words = () => screen.getByText('Words c');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pause = () => press(ui.hero.pause);
const play = () => press(ui.hero.play);

/** jsdom has no PointerEvent: a mouse event with a pointer's own fields. */
function pointer(type: string, on: Element, fields: { pointerType: string; clientX?: number; clientY?: number }) {
  const event = new MouseEvent(type, { bubbles: true, ...fields });
  fireEvent(on, Object.assign(event, { pointerType: fields.pointerType }));
}
const point = (on: Element, pointerType = 'mouse') => pointer('pointerover', on, { pointerType });
const leave = () => pointer('pointerleave', region(), { pointerType: 'mouse' });
const focus = (on = screen.getByRole('tab', { selected: true })) => fireEvent.focusIn(on);
const blur = (on = screen.getByRole('tab', { selected: true })) => fireEvent.focusOut(on);

/** The times (ms) at which another slide is shown, within so long a time. */
async function turns(within: number, step = 500): Promise<number[]> {
  const seen: number[] = [];
  let last = current();
  for (let time = step; time <= within; time += step) {
    await wait(step);
    if (current() !== last) seen.push(time);
    last = current();
  }
  return seen;
}

it('begins with the slide that was drawn, and goes through the drawn order and round again', async () => {
  await show();
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
  await show();
  const eager = () =>
    [...document.querySelectorAll<HTMLImageElement>('picture img')].map(
      (image) => image.loading ?? image.getAttribute('loading'),
    );
  await wait(interval / 2 - 1);
  expect(eager()).not.toContain('eager');
  await wait(1);
  expect(eager()).toEqual(['lazy', 'eager', 'lazy', 'lazy']);
});

describe('counts from when the first slide was seen', () => {
  it.each([
    [0, [10_000, 20_000, 30_000]],
    [3_000, [10_000, 20_000, 30_000]],
    [7_000, [10_000, 20_000, 30_000]],
    // Too late for the first turn: at once, then as if it had been in time, but no slide is shown for less than 5 s.
    [12_000, [12_000, 20_000, 30_000]],
    [18_000, [18_000, 23_000, 33_000]],
  ])('hydrated after %i ms', async (late, expected) => {
    root.dataset.heroSince = String(performance.now() - late);
    await show();
    const seen = await turns(34_000 - late);
    expect(seen.slice(0, 3).map((time) => Math.floor((late + time) / 1_000) * 1_000)).toEqual(expected);
  });

  it('and not before hydration, where something held it then', async () => {
    root.dataset.heroSince = String(performance.now() - 9_000);
    await show();
    point(words());
    await wait(100);
    leave();
    expect(await turns(interval)).toEqual([interval]);
  });
});

it('starts its time anew when a slide is chosen by hand', async () => {
  await show();
  await wait(interval - 1);
  fireEvent.click(screen.getByRole('tab', { name: 'Slide b' }));
  await wait(interval - 1);
  expect(current()).toBe('Slide b');
  await wait(1);
  expect(current()).toBe('Slide c');
});

describe('holds', () => {
  it.each<[string, () => void, () => void]>([
    ['for a mouse on the words', () => point(words()), leave],
    ['for a mouse on the dots', () => point(screen.getByRole('tablist')), leave],
    ['until the mouse is on the empty ground', () => point(words()), () => point(region())],
    ['for the focus inside', () => focus(), () => blur()],
    ['under reduced motion', () => act(() => setMedia(reduced, true)), () => act(() => setMedia(reduced, false))],
    ['for Pause', () => pause(), () => play()],
  ])('%s, without a timer, and speaks politely meanwhile', async (_, hold, release) => {
    await show();
    await wait(100);
    const spoken = () => document.querySelector('.hero-slides')?.getAttribute('aria-live');
    expect(spoken()).toBe('off');
    hold();
    expect(jest.getTimerCount()).toBe(0);
    expect(spoken()).toBe('polite');
    expect(await turns(3 * interval)).toEqual([]);
    release();
    expect(await turns(interval)).toEqual([interval]);
  });

  it('while the focus moves from control to control', async () => {
    await show();
    const [button, tab] = [screen.getByRole('button'), screen.getByRole('tab', { selected: true })];
    focus(button);
    fireEvent.focusOut(button, { relatedTarget: tab });
    expect(await turns(2 * interval)).toEqual([]);
  });

  it.each([
    ['for a mouse on the empty ground', () => point(region())],
    ['for a finger on the words', () => point(words(), 'touch')],
  ])('not %s', async (_, touch) => {
    await show();
    touch();
    expect(await turns(interval)).toEqual([interval]);
  });
});

describe('the button', () => {
  it('plays although pointer and focus are on it, and holds again once both have left and come back', async () => {
    await show();
    const button = screen.getByRole('button');
    point(button);
    focus(button);
    pause();
    play();
    expect(await turns(2 * interval)).toEqual([interval, 2 * interval]);
    leave();
    expect(await turns(interval)).toEqual([interval]);
    blur(button);
    point(button);
    expect(await turns(2 * interval)).toEqual([]);
    leave();
    expect(await turns(interval)).toEqual([interval]);
  });

  it('keeps the slides paused after pointer and focus have left', async () => {
    await show();
    const button = screen.getByRole('button');
    point(button);
    focus(button);
    pause();
    leave();
    blur(button);
    expect(await turns(3 * interval)).toEqual([]);
    expect(screen.getByRole('button', { name: ui.hero.play })).toBeVisible();
  });
});

it('turns with a swipe to either side, not with a tap, a scroll or a mouse', async () => {
  await show();
  const drag = (pointerType: string, x: number, y: number) => {
    pointer('pointerdown', region(), { pointerType, clientX: 100, clientY: 100 });
    pointer('pointerup', region(), { pointerType, clientX: 100 + x, clientY: 100 + y });
  };
  drag('touch', -80, 10);
  expect(current()).toBe('Slide a');
  drag('touch', 80, -10);
  drag('touch', 80, 0);
  expect(current()).toBe('Slide b');
  drag('touch', 5, 0);
  drag('touch', 60, 50);
  drag('mouse', -200, 0);
  pointer('pointerdown', region(), { pointerType: 'touch', clientX: 100, clientY: 100 });
  pointer('pointercancel', region(), { pointerType: 'touch' });
  pointer('pointerup', region(), { pointerType: 'touch', clientX: 0, clientY: 100 });
  expect(current()).toBe('Slide b');
});

describe('the change of slides', () => {
  const [from, to] = [0, 1].map((at) => () => document.querySelectorAll('[data-slide]')[at]);

  it('is soft, and types the tagline that comes', async () => {
    await show();
    await wait(interval);
    expect(changeOver).toHaveBeenCalledWith(from?.(), to?.(), 1);
    expect(typed).toHaveBeenCalledWith('Tagline a');
  });

  it('waits for its effects, while its dot is full at once', async () => {
    render(<HeroCarousel slides={slides} />);
    const shown = () => document.querySelector('[data-active]');
    // Before the effects can have been loaded.
    fireEvent.click(screen.getByRole('tab', { name: 'Slide a' }));
    expect(current()).toBe('Slide a');
    expect(shown()).toBe(from?.());
    await act(async () => {});
    expect(shown()).toBe(to?.());
    expect(changeOver).toHaveBeenCalledWith(from?.(), to?.(), 1);
    expect(typed).toHaveBeenCalledWith('Tagline a');
    fireEvent.click(screen.getByRole('tab', { name: 'Slide c' }));
    expect(changeOver).toHaveBeenCalledWith(to?.(), from?.(), -1);
    expect(typed).toHaveBeenCalledWith('Tagline c');
  });

  it('has slides and dots in the drawn order in the tree, each with its place and one tab stop', async () => {
    await show();
    const labels = [...document.querySelectorAll('[data-slide]')].map((slide) => slide.getAttribute('aria-label'));
    expect(labels).toEqual(
      ['c', 'a', 'd', 'b'].map((id, at) => `${fill(ui.hero.slideOf, { number: at + 1, total: 4 })}: Slide ${id}`),
    );
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Slide c', 'Slide a', 'Slide d', 'Slide b']);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
  });

  it('is plain under reduced motion', async () => {
    setMedia(reduced, true);
    await show();
    await wait(1_000);
    fireEvent.click(screen.getByRole('tab', { name: 'Slide a' }));
    expect(current()).toBe('Slide a');
    expect(screen.queryByTestId('typed')).toBeNull();
    expect(changeOver).not.toHaveBeenCalled();
  });
});

it('shows the slides in the order of the page where none was drawn', async () => {
  delete root.dataset.heroOrder;
  await show();
  expect(current()).toBe('Slide a');
  expect(root).toHaveAttribute('data-hero-order');
});

it('leaves no timer behind', async () => {
  const { unmount } = await show();
  await wait(100);
  expect(jest.getTimerCount()).toBe(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
