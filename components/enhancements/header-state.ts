/** Marks the header while the page is scrolled down by more than its `data-threshold` (px). */
export function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > Number(header.dataset.threshold));
  addEventListener('scroll', mark, { passive: true });
  // Not at once: reading the position would lay out the page a second time.
  requestAnimationFrame(mark);
}
