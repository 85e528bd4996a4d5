import { InlineScript } from '@/components/ui/inline-script';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import type { DetailPage } from '@/lib/schemas/detail-page';

/** How far (px) below the viewport's top a section counts as reached: under both bars. */
const line = constants.stickyMenuOffset + constants.sectionScrollPadding.reached;

/** Right below the header; the sections after it come to rest under both bars. */
const nav =
  'in-page-nav print:hidden sticky top-header z-20 border-y border-y-line bg-ground [&~[id]]:scroll-mt-rest-below-menu-small phone:[&~[id]]:scroll-mt-rest-below-menu';
const link =
  'mr-8 flex min-h-14 items-center border-b-[3px] border-b-transparent font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-b-accent aria-[current]:text-ink forced-colors:border-b-[Canvas] forced-colors:aria-[current]:border-b-[Highlight]';

/** The sticky in-page nav: plain anchors, of which a script marks the current one (components/enhancements/in-page-nav.ts). */
export function InPageNav({ entries }: { entries: NonNullable<DetailPage['menu']> }) {
  return (
    <nav aria-label={ui.onThisPage} className={nav}>
      <ul
        data-line={line}
        className="in-page-nav-list measure flex [scrollbar-width:none] overflow-x-auto *:flex-none lg:*:min-w-[attr(data-width_px,auto)] [&>:last-child>a]:mr-0"
      >
        {entries.map(({ section, label, width }) => (
          <li key={section} data-width={width}>
            <a href={`#${section}`} className={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <InlineScript name="in-page-nav" />
    </nav>
  );
}
