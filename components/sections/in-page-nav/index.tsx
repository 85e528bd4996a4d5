import { InlineScript } from '@/components/ui/inline-script';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { labelsOf } from '@/site/picture-labels';
import type { DetailPage } from '@/lib/schemas/detail-page';
import styles from './in-page-nav.module.css';

/** How far (px) below the viewport's top a section counts as reached: under both bars. */
const line = constants.stickyMenuOffset + constants.sectionScrollPadding.reached;

/**
 * The sticky in-page nav: plain anchors, of which components/enhancements/in-page-nav.ts marks the current one. Its
 * words and numbers are those of the model's labels, in the order of the page. Where docs/requirements.md names the
 * entries, it has those; they are numbered where the numbers are those of all labels, in order.
 */
export function InPageNav({ page }: { page: DetailPage }) {
  const labels = labelsOf(page);
  const places = page.sections.map(({ id }) => id);
  const entries: readonly { section: string; label: string; width?: number; number?: number }[] =
    page.menu?.map((entry) => ({ ...entry, number: labels.find(({ label }) => label === entry.label)?.number })) ??
    labels.toSorted((one, other) => places.indexOf(one.section) - places.indexOf(other.section));
  // A menu of some of the labels would count 1, 4, 5.
  const isNumbered = entries.every(({ number }, at) => number === at + 1);
  return (
    <nav aria-label={ui.onThisPage} data-ground="paper" className={`in-page-nav ${styles.nav}`}>
      <ul data-line={line} className={`in-page-nav-list measure ${styles.list}`}>
        {entries.map(({ section, label, width, number }) => (
          <li key={section} data-width={width}>
            <a href={`#${section}`} data-number={isNumbered ? number : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <InlineScript name="in-page-nav" />
    </nav>
  );
}
