import { typeText } from '@/components/enhancements/type-text';
import { shuffled } from './hero-order';

/*
 * Runs inline right after the carousel, before its first paint: shuffles the slides and their marks, in the tree as on the
 * screen (WCAG 1.3.2), shows the first one, fetches its picture and types its tagline. The stylesheet hides the slides until an order is on <html>, so one is
 * written whatever fails, and drawing it uses no method that another script could have removed from arrays.
 */
const root = document.documentElement;
const hero = document.currentScript?.parentElement as HTMLElement;
const slides = hero.querySelectorAll<HTMLElement>('[data-slide]');
const dots = hero.querySelectorAll<HTMLElement>('[data-dot]');

/** Moves a slide or its mark to its place among the others, and says there what hydration will say. */
function take(element: HTMLElement | undefined, place: number): void {
  if (!element) return;
  const isFirst = place === 0;
  element.parentElement?.append(element);
  if (element.hasAttribute('data-dot')) {
    element.setAttribute('aria-selected', String(isFirst));
    element.tabIndex = isFirst ? 0 : -1;
  } else {
    element.toggleAttribute('data-active', isFirst);
    const label = element.getAttribute('aria-label') ?? '';
    element.setAttribute('aria-label', label.replace(/\d+/, String(place + 1)));
  }
}

function draw(): string {
  const order = shuffled(slides.length);
  let places = '';
  for (let place = 0; place < order.length; place += 1) {
    const slide = order[place] as number;
    take(slides[slide], place);
    take(dots[slide], place);
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
const tagline = first?.querySelector<HTMLElement>('[data-tagline]');
if (tagline) typeText(tagline, Number(hero.dataset.typingSpeed));
