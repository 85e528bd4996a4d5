import { Picture } from '@/components/ui/picture';
import { NoBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { printedAddress } from '@/site/urls';
import styles from './related.module.css';

interface RelatedProps {
  related: NonNullable<DetailPage['related']>;
  /** `true` shows the model of the first page on a phone, where nothing else there does. */
  withModel?: boolean;
}

/** The pages that a reader of this one needs next, and why; on paper each with its address. */
export function Related({ related, withModel = false }: RelatedProps) {
  return (
    <section aria-label={ui.readNext} className="section py-section">
      <div className="measure">
        <h2 className="mb-7 text-heading-2 sm:mb-12 lg:mb-16 print:mb-5">{ui.readNext}</h2>
        <ul className={`related ruled ${styles.list}`}>
          {related.map(({ path, why }, at) => (
            <li key={path} className="card-link">
              {withModel && at === 0 && (
                <div className="sm:hidden print:hidden">
                  <Picture picture={{ scene: detailPageAt(path).header.picture.scene, alt: '' }} sizes="100vw" small />
                </div>
              )}
              <h3 className={`arrow-on ${styles.title}`}>
                <SiteLink href={path} className="card-link-target">
                  <NoBreak text={detailPageAt(path).name} />
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
