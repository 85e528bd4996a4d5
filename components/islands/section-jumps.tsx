'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { constants } from '@/content/constants';
import { routes } from '@/content/routes';
import { bringWhole, watchTheWay } from './later';
import { reducedMotion } from './reduced-motion';

/**
 * Smooth jumps to sections, for every plain anchor of the site at once (spec section 2, navigation behaviour):
 * - on the page itself it scrolls; on the home page the address stays clean, elsewhere the fragment is kept;
 * - from another page it goes home softly and scrolls there after 300 ms, then cleans the address.
 * The anchors work without it. History entries go through the patched `history`, which keeps Next's own state,
 * so Back and Forward stay whole.
 */
export function SectionJumps() {
  const router = useRouter();
  const pathname = usePathname();
  const pending = useRef<string | undefined>(undefined);

  useEffect(watchTheWay, []);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.('a[href*="#"]');
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || !url.hash) return;
      const id = decodeURIComponent(url.hash.slice(1));
      if (url.pathname === location.pathname) {
        if (!document.getElementById(id)) return;
        event.preventDefault();
        const home = pathname === routes.home;
        if (home || url.hash !== location.hash) history.pushState(null, '', home ? url.pathname : url.href);
        scrollToSection(id);
      } else if (link.pathname.replace(/\/$/, '') === homePath()) {
        event.preventDefault();
        pending.current = id;
        bringWhole();
        router.push(routes.home + url.hash, { scroll: false });
      }
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [pathname, router]);

  useEffect(() => {
    if (pathname !== routes.home) return;
    const jump = pending.current;
    pending.current = undefined;
    if (!jump) {
      // A shared link: the browser has already scrolled; only the address is cleaned.
      if (location.hash) history.replaceState(null, '', location.pathname);
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => {
      scrollToSection(jump);
      history.replaceState(null, '', location.pathname);
    }, constants.scrollToSectionAfterNavigatingHome);
    return () => clearTimeout(timer);
  }, [pathname]);

  return null;
}

/** A click that a browser would follow in this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function homePath(): string {
  return process.env.NEXT_PUBLIC_BASE_PATH ?? '';
}

/**
 * Scrolls to a section (smoothly, unless the visitor asks for less motion) and hands it the focus. Not by the
 * stylesheet's `scroll-behavior`: that would glide on Back and on arrival too, and two quick steps back lose their way.
 */
function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' });
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
