'use client';

import { useEffect, useRef, useState } from 'react';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';

interface Entry {
  label: string;
  section: string;
  /** The tab's least width in px (spec section 9, tab widths). */
  width: number;
}

/**
 * The sticky in-page nav (spec section 2, detail pages): plain anchors, the section nearest the viewport's top
 * marked. One IntersectionObserver watches a thin band below the nav; no scroll handler.
 */
export function InPageNav({ entries }: { entries: readonly Entry[] }) {
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const sections = entries.flatMap(({ section }) => document.getElementById(section) ?? []);
    const [, , padding] = constants.sectionScrollPadding.small;
    const above = constants.stickyMenuOffset + padding;
    const observer = new IntersectionObserver(() => setCurrent(nearestTheTop(sections, above)), {
      rootMargin: `-${above}px 0px -60% 0px`,
      threshold: [0, 0.01, 0.25, 0.5, 0.75, 1],
    });
    // All sections, not only those with an entry: a jump from the footer to the top must be noticed too.
    document.querySelectorAll('main > *, main section').forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [entries]);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: scrollIntoView would also move the page.
    if (link && list.current) list.current.scrollTo({ left: link.offsetLeft - 20 });
  }, [current]);

  return (
    <nav aria-label={ui.onThisPage} className="in-page-nav">
      <ul ref={list} className="measure in-page-nav-list">
        {entries.map((entry) => (
          <li key={entry.section} data-width={entry.width}>
            <a
              href={`#${entry.section}`}
              aria-current={entry.section === current ? 'location' : undefined}
              className="in-page-nav-link"
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section that begins above the line `line` px below the viewport's top; none before the first. */
export function nearestTheTop(sections: readonly Element[], line: number): string | undefined {
  return sections.filter((section) => section.getBoundingClientRect().top <= line + 1).at(-1)?.id;
}
