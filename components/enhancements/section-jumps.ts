import { whenActivated, whenParsed } from 'next-documents/document-state';
import { renderEverySection } from './lazy-sections';
import { followedLink, plainPath } from './links';

/** The home page's path without a slash at its end: the base path. */
const homePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const isHome = () => plainPath(location.pathname) === homePath;

/**
 * Makes links to a section of the page that they are on scroll there smoothly. The history entry is replaced, so that
 * Back leaves the page; the home page's address loses the fragment alone, other pages keep the fragment.
 */
export function followSectionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link?.hash || plainPath(link.pathname) !== plainPath(location.pathname)) return;
    const section = sectionOf(link.hash);
    if (!section) return;
    event.preventDefault();
    // A panel that is not shown is opened by its tab.
    document.querySelector<HTMLElement>(`[role=tab][aria-controls="${section.id}"]`)?.click();
    history.replaceState(null, '', isHome() ? location.pathname + location.search : link.hash);
    scrollToSection(section);
  });
}

/**
 * Arrives at a section of the home page: shows the top of the page first, and scrolls smoothly to the section after the
 * hero's `data-arrival-delay` ms. The fragment is removed from the address before the browser can jump to it.
 */
export function arriveAtSection(): void {
  const { hash, pathname, search } = location;
  if (!hash || !isHome()) return;
  history.replaceState(null, '', pathname + search);
  whenActivated(() =>
    whenParsed(() => {
      const section = sectionOf(hash);
      const delay = document.querySelector<HTMLElement>('[data-arrival-delay]')?.dataset.arrivalDelay;
      if (section) setTimeout(arrive, Number(delay), section);
    }),
  );
}

/** Stays where it is if the visitor has already moved the focus, into a field or to a link. */
function arrive(section: HTMLElement): void {
  if (document.activeElement === document.body) scrollToSection(section);
}

/**
 * The element that a fragment names; none for one that is broken or names nothing. Some programs that mark links put
 * their query behind the fragment (`/#contact?utm_source=x`): it names nothing here.
 */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split('?', 1)[0] as string));
  } catch {
    return null;
  }
}

/**
 * Scrolls to a section (smoothly, unless the visitor asks for reduced motion) and hands it the focus. Not by the
 * stylesheet's `scroll-behavior`, which would also glide when the browser restores a position on Back.
 */
function scrollToSection(section: HTMLElement): void {
  renderEverySection();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
