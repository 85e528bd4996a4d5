/** The other ways to write to us: while one of them is in view the floating link is not needed. */
const otherWays = 'main [data-closing], main form, [data-site-footer]';

/**
 * Shows the floating way to the form (`data-shown`) once the first screen's own action has left the view at its top, and
 * while no other way to write is in view.
 */
export function placeFloatingContact(): void {
  const link = document.querySelector<HTMLElement>('[data-floating]');
  const action = document.querySelector('main [data-first-action]') ?? document.querySelector('main h1');
  if (!link || !action) return;
  const hiding = new Set<Element>([action]);
  const observe = (options: IntersectionObserverInit, hides: (entry: IntersectionObserverEntry) => boolean) =>
    new IntersectionObserver((entries) => {
      for (const entry of entries) hiding[hides(entry) ? 'add' : 'delete'](entry.target);
      link.toggleAttribute('data-shown', hiding.size === 0);
    }, options);
  // All that lies above the window, and the strip at its top in which the header is: a jump past it counts as well.
  const above = { rootMargin: '1000000px 0px -90% 0px', threshold: 1 };
  observe(above, ({ intersectionRatio }) => intersectionRatio < 1).observe(action);
  const inView = observe({}, ({ isIntersecting }) => isIntersecting);
  document.querySelectorAll(otherWays).forEach((way) => inView.observe(way));
}
