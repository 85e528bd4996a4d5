import { InlineScript } from '@/components/ui/inline-script';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import type { DetailPage } from '@/lib/schema';

/** How far (px) below the viewport's top a section counts as reached: under both bars. */
const line = constants.stickyMenuOffset + constants.sectionScrollPadding.small[2];

/** The sticky in-page nav: plain anchors, of which a script marks the current one (components/behaviours/in-page-nav.ts). */
export function InPageNav({ entries }: { entries: NonNullable<DetailPage['menu']> }) {
  return (
    <nav aria-label={ui.onThisPage} className="in-page-nav print:hidden">
      <ul data-line={line} className="measure in-page-nav-list">
        {entries.map(({ section, label, width }) => (
          <li key={section} data-width={width}>
            <a href={`#${section}`} className="in-page-nav-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <InlineScript name="in-page-nav" />
    </nav>
  );
}
