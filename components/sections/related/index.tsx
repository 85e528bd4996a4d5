import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { printedAddress } from '@/site/urls';
import styles from './related.module.css';

/** The way on: what a reader of this page needs next, and why. On paper with its address. */
export function Related({ related }: { related: NonNullable<DetailPage['related']> }) {
  return (
    <section aria-label={ui.readNext} className="section py-section">
      <div className="measure">
        <h2 className="mb-7 text-heading-2 sm:mb-12 lg:mb-16 print:mb-5">{ui.readNext}</h2>
        <ul className={`related ruled ${styles.list}`}>
          {related.map(({ path, why }) => (
            <li key={path} className="card-link">
              <h3 className={`arrow-on ${styles.title}`}>
                <SiteLink href={path} className="card-link-target">
                  {detailPageAt(path).name}
                </SiteLink>
              </h3>
              <p className={`text-muted ${styles.why}`} data-address={printedAddress(path)}>
                {why}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
