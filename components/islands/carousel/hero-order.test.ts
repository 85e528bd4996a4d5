import { drawnOrder, heroSince, shuffled } from './hero-order';
import { fakeMatchMedia } from '@/test-support/browser';

const root = document.documentElement;

/** A random source that draws the same numbers every time (mulberry32). */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far the counts are from even (chi-squared). */
function unevenness(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A hero as the server renders it, without its pictures and words where they do not matter. */
function heroOf(count: number, inside = ''): HTMLElement {
  const hero = document.createElement('section');
  const joined = (part: (at: number) => string) => Array.from({ length: count }, (_, at) => part(at)).join('');
  const dots = joined((at) => `<button data-dot id="dot-${at}" tabindex="${at === 0 ? 0 : -1}"></button>`);
  const slides = joined(
    (at) =>
      `<div data-slide id="${at}" aria-label="${at + 1} of ${count}: 24" ${at ? '' : 'data-active'}>${inside}</div>`,
  );
  hero.innerHTML = `<div>${dots}</div><div>${slides}</div>`;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { parentElement: hero } });
  return hero;
}

/** Runs the inline script anew on a hero. */
function run() {
  jest.isolateModules(() => jest.requireActual('./hero-order.inline'));
}

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  fakeMatchMedia();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.heroOrder;
  delete root.dataset.heroSince;
});

describe('a shuffled order', () => {
  it.each([0, 1, 2, 7])('of %i holds each place once', (count) => {
    const order = shuffled(count, seeded(count));
    expect([...order].sort((left, right) => left - right)).toEqual(Array.from({ length: count }, (_, at) => at));
  });

  it('puts every slide at every place equally often', () => {
    const draws = 14_000;
    const counts = Array.from({ length: 49 }, () => 0);
    const random = seeded(7);
    for (let draw = 0; draw < draws; draw += 1) {
      shuffled(7, random).forEach((slide, place) => (counts[slide * 7 + place] = (counts[slide * 7 + place] ?? 0) + 1));
    }
    // 36 degrees of freedom: a fair shuffle exceeds 68 once in a thousand times; a sort by a coin exceeds it by far.
    expect(unevenness(counts, draws / 7)).toBeLessThan(68);
  });

  it('draws every order equally often', () => {
    const draws = 6_000;
    const counts = new Map<string, number>();
    const random = seeded(24);
    for (let draw = 0; draw < draws; draw += 1) {
      const order = shuffled(3, random).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 5 degrees of freedom: once in a thousand times.
    expect(unevenness([...counts.values()], draws / 6)).toBeLessThan(20.5);
  });
});

describe('before the first paint', () => {
  it('the first slide is shown, with its dot, and only its picture is fetched at once', () => {
    const hero = heroOf(7, '<img /><picture><img loading="lazy" /></picture>');
    jest.spyOn(Math, 'random').mockImplementation(seeded(3));
    run();
    const order = drawnOrder().split(',').map(Number);
    expect(order[0]).not.toBe(0);
    hero.querySelectorAll('[data-slide]').forEach((slide, place) => {
      expect(slide.id).toBe(String(order[place]));
      expect(slide).toHaveAttribute('aria-label', `${place + 1} of 7: 24`);
      expect(slide.hasAttribute('data-active')).toBe(place === 0);
      // jsdom does not know the property: what the script sets stands beside the attribute.
      const image = slide.querySelector('picture img') as { loading?: string } & HTMLElement;
      expect(image.loading ?? image.getAttribute('loading')).toBe(place === 0 ? 'eager' : 'lazy');
    });
    hero.querySelectorAll<HTMLElement>('[data-dot]').forEach((dot, place) => {
      expect(dot.id).toBe(`dot-${order[place]}`);
      expect(dot).toHaveAttribute('aria-selected', String(place === 0));
      expect(dot.tabIndex).toBe(place === 0 ? 0 : -1);
    });
  });

  it('counts the time from the first frame, which a page in the background does not have', () => {
    heroOf(7);
    run();
    expect(root.dataset.heroSince).toBeUndefined();
    expect(heroSince()).toBeCloseTo(performance.now(), -2);
    frames.forEach((frame) => frame(1234.5));
    expect(heroSince()).toBe(1234.5);
  });

  it('the slides are shown in the order of the page where nothing can be drawn', () => {
    const hero = heroOf(7);
    jest.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('taken away');
    });
    expect(run).toThrow('taken away');
    expect(root).toHaveAttribute('data-hero-order', '');
    expect(hero.querySelector('[data-slide]')).toHaveAttribute('data-active');
  });
});
