import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetHeroOrder, heroOrder, shuffled } from './hero-order';

const inlineScript = readFileSync(join(process.cwd(), 'components/islands/hero-order.inline.js'), 'utf8');

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

describe('a shuffled order', () => {
  it.each([0, 1, 2, 7])('of %i holds each place once', (count) => {
    const order = shuffled(count, seeded(count));
    expect([...order].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at));
  });

  it('puts every slide at every place equally often', () => {
    const draws = 14_000;
    const counts = Array.from({ length: 49 }, () => 0);
    const random = seeded(1998);
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

describe("the visit's order", () => {
  afterEach(forgetHeroOrder);

  it('is the one that the inline script drew', () => {
    document.documentElement.dataset.heroOrder = '2,0,1';
    expect(heroOrder(3)).toBe('2,0,1');
  });

  it('is drawn once where no script did, and anew on the next visit', () => {
    const order = heroOrder(7);
    expect(heroOrder(7)).toBe(order);
    forgetHeroOrder();
    const orders = new Set(Array.from({ length: 20 }, () => (forgetHeroOrder(), heroOrder(7))));
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('the inline script', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    forgetHeroOrder();
  });

  it.each([1, 2, 3])('draws as shuffled() does and shows the first slide, seed %i', (seed) => {
    const hero = document.createElement('section');
    hero.innerHTML = Array.from(
      { length: 7 },
      (_, at) =>
        `<div data-slide ${at === 0 ? 'data-active' : ''}><img /><picture><img loading="lazy" /></picture></div><button data-dot></button>`,
    ).join('');
    jest.spyOn(Math, 'random').mockImplementation(seeded(seed));
    const { documentElement } = document;
    new Function('document', inlineScript)({ documentElement, currentScript: { parentElement: hero } });

    const order = shuffled(7, seeded(seed));
    expect(documentElement.dataset.heroOrder).toBe(order.join());
    const [slides, dots] = ['[data-slide]', '[data-dot]'].map((all) => [...hero.querySelectorAll<HTMLElement>(all)]);
    const first = order[0] ?? -1;
    slides?.forEach((slide, at) => {
      expect(slide.hasAttribute('data-active')).toBe(at === first);
      // jsdom does not know the property: what the script sets stands beside the attribute.
      const image = slide.querySelector('picture img') as { loading?: string } & HTMLElement;
      expect(image.loading ?? image.getAttribute('loading')).toBe(at === first ? 'eager' : 'lazy');
    });
    dots?.forEach((dot, at) => {
      expect(dot).toHaveAttribute('aria-selected', String(at === first));
      expect(dot.style.order).toBe(String(order.indexOf(at)));
    });
  });
});
