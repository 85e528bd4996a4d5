'use client';

import { useEffect } from 'react';

/**
 * Marks the header while the page is scrolled down (spec section 2: above 0 px). It watches a sentinel at the
 * page's top, so nothing runs while the visitor scrolls.
 */
export function HeaderScroll({ headerId, sentinelId }: { headerId: string; sentinelId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId);
    const sentinel = document.getElementById(sentinelId);
    if (!header || !sentinel) return;
    // A sentinel that only touches the viewport's edge still counts as intersecting; its visible share does not.
    const observer = new IntersectionObserver(
      ([entry]) => header.toggleAttribute('data-scrolled', entry ? entry.intersectionRatio < 1 : false),
      { threshold: 1 },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, [headerId, sentinelId]);
  return null;
}
