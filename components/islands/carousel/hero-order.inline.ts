import { typeText } from '@/components/enhancements/type-text';
import { shuffled } from './hero-order';

/*
 * Runs inline right after the carousel, before its first paint: shuffles the slides, shows the first one,
 * fetches its picture and types its tagline. The stylesheet hides the slides until an order stands on <html>, so one is
 * written whatever fails, and drawing it uses no method that another script could have removed from arrays.
 */
const root = document.documentElement;
const hero = document.currentScript?.parentElement as HTMLElement;
const slides = hero.querySelectorAll<HTMLElement>('[data-slide]');
const dots = hero.querySelectorAll<HTMLElement>('[data-dot]');

function draw(): string {
  const order = shuffled(slides.length);
  let places = '';
  for (let place = 0; place < order.length; place += 1) {
    const slide = order[place] as number;
    slides[slide]?.toggleAttribute('data-active', place === 0);
    dots[slide]?.setAttribute('aria-selected', String(place === 0));
    dots[slide]?.style.setProperty('order', String(place));
    places += (place ? ',' : '') + slide;
  }
  return places;
}

try {
  root.dataset.heroOrder = draw();
} finally {
  root.dataset.heroOrder ??= '';
}
// The first frame that shows the hero: in a tab in the background, or on a prerendered page, that is much later.
requestAnimationFrame((now) => {
  root.dataset.heroSince = String(now);
});
const first = hero.querySelector('[data-active]');
const image = first?.querySelector<HTMLImageElement>('picture img');
if (image) image.loading = 'eager';
const tagline = first?.querySelector<HTMLElement>('.tagline');
if (tagline) typeText(tagline, Number(hero.dataset.typingSpeed));
