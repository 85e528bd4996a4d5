import { InlineScript } from '@/components/enhancements/inline-script-element';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { labelsOf } from '@/site/picture-labels';
import type { DetailPage } from '@/lib/schemas/detail-page';
import styles from './in-page-nav.module.css';

/** How far (px) below the viewport's top a section counts as reached: under both bars. */
const line = constants.headerHeight + constants.sectionScrollPadding.reached;

interface InPageNavProps {
  page: DetailPage;
  /** The entries that docs/requirements.md names ("Detail pages"). */
  menu: NonNullable<DetailPage['menu']>;
}

/**
 * The sticky in-page nav: plain anchors. components/enhancements/in-page-nav.ts shows it once the model's list has left the
 * view, and marks the current entry. Entries are numbered where the numbers are those of all labels, in order.
 */
export function InPageNav({ page, menu }: InPageNavProps) {
  const labels = labelsOf(page);
  const entries = menu.map((entry) => ({
    ...entry,
    number: labels.find(({ section }) => section === entry.section)?.number,
  }));
  // A menu of some of the labels would count 1, 4, 5.
  const isNumbered = entries.every(({ number }, at) => number === at + 1);
  return (
    <nav data-in-page-nav aria-label={ui.onThisPage} data-ground="paper" className={`in-page-nav ${styles.nav}`}>
      <div className="measure">
        <ul data-line={line} className={`in-page-nav-list ${styles.list}`}>
          {entries.map(({ section, label, number }) => (
            <li key={section}>
              <a href={`#${section}`} data-number={isNumbered ? number : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <InlineScript name="in-page-nav" />
    </nav>
  );
}
