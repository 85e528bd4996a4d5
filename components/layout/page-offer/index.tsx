import { LabelledModel } from '@/components/sections/labelled-model';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { BrochureLink } from '@/components/ui/brochure-link';
import { ButtonLink } from '@/components/ui/button-link';
import { NoBreak } from '@/components/ui/no-break';
import { QuietLink } from '@/components/ui/quiet-link';
import { titleSize } from '@/components/ui/title-size';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage } from '@/lib/schemas/detail-page';
import styles from './page-offer.module.css';

const layouts = {
  right: '',
  left: styles.left,
  below: `${styles.banded} ${styles.below}`,
  wide: `${styles.banded} ${styles.wide}`,
  'bleed-right': `${styles.bleed} ${styles.bleedRight}`,
  'bleed-left': `${styles.bleed} ${styles.bleedLeft}`,
} as const;

const bleedSizes = '(max-width: 1023px) 116vw, min(60vw, 54rem)';
/** The `sizes` of the pictures that are wider than half of the measure. */
const wideSizes: { readonly [layout in keyof typeof layouts]?: string } = {
  below: '(max-width: 1023px) calc(100vw - 40px), min(56vw, 48rem)',
  wide: '(max-width: 1023px) calc(100vw - 40px), min(92vw, 64rem)',
  'bleed-right': bleedSizes,
  'bleed-left': bleedSizes,
};

/**
 * The first screen of a detail page: what it offers, the page's action, and the model, whose picture begins at the height
 * of the headline and hangs out of the banner over the text that follows. `header.layout` chooses another place for it.
 */
export function PageOffer({ page }: { page: DetailPage }) {
  const { title, claim, description, detailedDescription, action, second, layout = 'right' } = page.header;
  return (
    <div data-family={page.family} className={`${styles.offer} ${layouts[layout]}`}>
      <div data-ground="night" className={`offer-ground ${styles.ground}`} />
      <div data-ground="night" className={styles.where}>
        <BreadcrumbBar crumbs={breadcrumbOf(page)} />
      </div>
      <div data-ground="night" className={`offer-words ${styles.words}`}>
        <h1 className={titleSize(title, layout === 'below' || layout === 'wide' ? 54 : 44)}>
          <NoBreak text={title} />
        </h1>
        <p className={styles.claim}>{claim}</p>
        <div data-first-action className={`offer-actions ${styles.actions}`}>
          <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
          {second ? (
            <QuietLink href={`#${second.section}`}>{second.label}</QuietLink>
          ) : (
            <BrochureLink source={page.path} />
          )}
        </div>
      </div>
      <LabelledModel page={page} className={styles} first sizes={wideSizes[layout]} />
      <div className={styles.text}>
        <p className="text-lead font-semibold">
          <NoBreak text={description} size="text" />
        </p>
        {detailedDescription.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            {paragraph}
          </p>
        ))}
        {second && <BrochureLink source={page.path} />}
      </div>
    </div>
  );
}
