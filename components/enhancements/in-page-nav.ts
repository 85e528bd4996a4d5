import { whenLaidOut } from './frames';

/**
 * Shows the in-page nav (`data-shown`) once the list on the model has left the view where the nav comes. Marks in it the section
 * nearest the viewport's top (docs/requirements.md, "Detail pages"), and keeps its entry in sight where the nav scrolls
 * sideways. `data-line` of the list says how many px below the viewport's top a section counts as reached.
 */
export function followReading(): void {
  const nav = document.querySelector<HTMLElement>('[data-in-page-nav]');
  const list = nav?.querySelector<HTMLElement>('ul');
  const legend = document.querySelector('[data-legend]');
  if (!nav || !list || !legend) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const sections = links.map((link) => document.getElementById(link.hash.slice(1)) as HTMLElement);
  const line = Number(list.dataset.line);

  let marked: HTMLAnchorElement | undefined;
  function mark() {
    nav?.toggleAttribute('data-shown', Boolean(legend && nav && hasLeft(legend, nav)));
    const current = links[placeNearestTop(sections, line)];
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    marked = current;
    // Not away from the entry that has the focus. Sideways only: scrollIntoView would also move the page.
    const left = current && current !== links[0] ? current.offsetLeft - 20 : 0;
    if (!list?.querySelector(':focus-visible')) list?.scrollTo({ left });
  }
  // An entry that gets the focus comes to the middle, so that none has it while it is cut (WCAG 2.4.11).
  // Not by a press, whose end would be beside the entry.
  list.addEventListener('focusin', ({ target }) => {
    const entry = target as HTMLElement;
    const [{ left, width }, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (entry.matches(':focus-visible')) list.scrollLeft += box.left + box.width / 2 - (left + width / 2);
  });
  addEventListener('scroll', mark, { passive: true });
  // In the first frame, which begins with a resize: earlier, or in a timer, reading positions would lay out the page once more.
  whenLaidOut(document.body, () => {
    mark();
    addEventListener('resize', mark);
  });
}

/**
 * Whether all of an element is above the lower edge that the nav has below the header: what is left of it then is where the
 * nav comes, and a jump to a first section that follows it keeps the nav.
 */
function hasLeft(element: Element, nav: HTMLElement): boolean {
  const header = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0;
  return element.getBoundingClientRect().bottom <= header + nav.offsetHeight;
}

/**
 * The place of the section nearest to a line (px below the viewport's top): the one that the line crosses, or else the one
 * whose edge is closest to it. -1 where there is none.
 */
export function placeNearestTop(sections: readonly Element[], line: number): number {
  const distances = sections.map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return Math.max(top - line, line - bottom, 0);
  });
  // The later of two that meet at the line.
  return distances.lastIndexOf(Math.min(...distances));
}
