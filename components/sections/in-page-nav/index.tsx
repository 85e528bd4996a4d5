import { InlineScript } from '@/components/enhancements/inline-script-element';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { labelsOf } from '@/site/picture-labels';
import type { DetailPage } from '@/lib/schemas/detail-page';
import styles from './in-page-nav.module.css';

/** How far (px) below the viewport's top a section counts as reached: under both bars. */
const line = constants.headerHeight + constants.sectionScrollPadding.reached;

/**
 * The sticky in-page nav (docs/requirements.md, "Detail pages"): the model's list once more, as plain anchors.
 * components/enhancements/in-page-nav.ts shows it once that list has left the view, and marks the current entry.
 */
export function InPageNav({ page }: { page: DetailPage }) {
  return (
    <nav data-in-page-nav aria-label={ui.onThisPage} data-ground="paper" className={`in-page-nav ${styles.nav}`}>
      <div className="measure">
        <ul data-line={line} className={`in-page-nav-list ${styles.list}`}>
          {labelsOf(page).map(({ section, label, number }) => (
            <li key={section}>
              <a href={`#${section}`} data-number={number}>
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
