import { whenLaidOut } from './frames';

/** How far (px) a page is scrolled in one direction before that is one: less may be a finger at rest. */
const steady = 4;

/**
 * Marks the header while the page is scrolled down by more than its `data-threshold` (px), and while its visitor reads on
 * (`data-away`), which is out of its way on a small screen. Gives it the ground of what it lies on (`data-ground`): the
 * sticky menu, or the section at its lower edge; where neither is, the page's own.
 */
export function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  if (!header) return;
  // Nothing is above or below it yet: reading the position here would lay out the page.
  let before = NaN;
  const mark = () => {
    header.toggleAttribute('data-scrolled', scrollY > Number(header.dataset.threshold));
    if (Math.abs(scrollY - before) < steady) return;
    // A page that springs back at its top is scrolled by less than nothing.
    header.toggleAttribute('data-away', scrollY > before && before >= 0);
    before = scrollY;
  };
  addEventListener('scroll', mark, { passive: true });
  // Both read measures.
  whenLaidOut(header, () => {
    mark();
    followGround(header);
  });
}

function followGround(header: HTMLElement): void {
  const grounds = [...document.querySelectorAll<HTMLElement>('main [data-ground], [data-site-footer]')]
    // A ground inside another is only a card's, not that of the page.
    .filter((element) => !element.parentElement?.closest('[data-ground]'));
  // Right below its bar.
  const edge = header.offsetHeight + 2;
  const below = new Set<Element>();
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) below[isIntersecting ? 'add' : 'delete'](target);
    const found = grounds.filter((element) => below.has(element));
    header.dataset.ground = (found.find((element) => element.matches('nav')) ?? found[0])?.dataset.ground ?? 'paper';
  };
  const observe = () => {
    const observer = new IntersectionObserver(mark, { rootMargin: `-${edge}px 0px ${edge + 1 - innerHeight}px` });
    grounds.forEach((element) => observer.observe(element));
    return observer;
  };
  let observer = observe();
  // The root margin depends on the height of the window.
  addEventListener('resize', () => {
    observer.disconnect();
    observer = observe();
  });
}
