import { whenLaidOut } from './frames';

/** The line (px below the window's top) at which the header looks for its ground: right below its bar of 78 px. */
const edge = 80;

/**
 * Marks the header while the page is scrolled down by more than its `data-threshold` (px), and gives it the ground of what
 * it lies on (`data-ground`): the sticky menu, or the section at its lower edge; where neither is, the page's own.
 */
export function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > Number(header.dataset.threshold));
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
