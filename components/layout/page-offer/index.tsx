import { LabelledModel } from '@/components/sections/labelled-model';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { BrochureLink } from '@/components/ui/brochure-link';
import { ButtonLink } from '@/components/ui/button-link';
import { NoBreak } from '@/components/ui/no-break';
import head from '@/components/ui/page-head/page-head.module.css';
import { wholeWindow } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { TypedLine } from '@/components/enhancements/typed-line';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/site/enquiry-href';
import type { DetailPage } from '@/lib/schemas/detail-page';
import styles from './page-offer.module.css';

/**
 * The first screen of a detail page without a slide: what it offers, the page's action, and the model with its flags, all
 * on the ground that the model was rendered on. Below it the model's list, and what there is to say in full.
 */
export function PageOffer({ page }: { page: DetailPage }) {
  const { title, claim, description, detailedDescription, action, second } = page.header;
  const ground = page.family === 'service' ? 'sand' : 'mist';
  return (
    // Utilities for paper: of two modules that style one element none is sure to come last.
    <div className={`${head.head} ${styles.offer} print:block`}>
      <div data-ground={ground} className={`offer-ground ${styles.ground}`} />
      <div data-ground={ground} className={head.where}>
        <BreadcrumbBar crumbs={breadcrumbOf(page)} />
      </div>
      <div data-ground={ground} className={`offer-words ${styles.words}`}>
        <h1 className={head.title}>
          <NoBreak text={title} />
        </h1>
        <TypedLine text={claim} className={head.claim} />
        <div data-first-action className={`offer-actions ${head.actions} print:hidden`}>
          <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
          {second ? (
            <QuietLink href={`#${second.section}`}>{second.label}</QuietLink>
          ) : (
            <BrochureLink source={page.path} />
          )}
        </div>
      </div>
      <LabelledModel page={page} className={styles} first sizes={`${wholeWindow}, min(46vw, 53rem)`} />
      <p className={`${head.lead} ${styles.lead}`}>
        <NoBreak text={description} size="text" />
      </p>
      <div className={styles.text}>
        {detailedDescription.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            <NoBreak text={paragraph} size="text" />
          </p>
        ))}
        {second && <BrochureLink source={page.path} />}
      </div>
    </div>
  );
}
