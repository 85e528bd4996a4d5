import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { isPhoto, Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import head from '@/components/ui/page-head/page-head.module.css';
import type { Crumb } from '@/site/breadcrumb';
import type { SectionPage } from '@/lib/schemas/section-page';
import { assetUrl } from '@/site/urls';
import styles from './section-banner.module.css';
import { TwoPlinths } from './two-plinths';

interface SectionBannerProps {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /**
   * A night scene: it is in the banner's own ground. A photo fills its side of the banner from edge to edge. Without a picture
   * it shows our day and the night of the United States (`TwoPlinths`).
   */
  picture?: SectionPage['picture'];
  action?: { readonly label: string; readonly href: string };
  second?: SectionPage['second'];
  /** In small type under the lead, such as who wrote the page and when. */
  note?: ReactNode;
}

/** The first screen of a section page: where it is, what it offers, the one thing to do next, its model. */
export function SectionBanner(props: SectionBannerProps) {
  const { crumbs, title, lead, picture, action, second, note } = props;
  return (
    <div data-ground="night" className={`${head.head} ${styles.banner}`}>
      <div className={head.where}>
        <BreadcrumbBar crumbs={crumbs} />
      </div>
      <BannerWords title={title} lead={lead}>
        {note && <p className={styles.note}>{note}</p>}
        {action && (
          <div data-first-action className={head.actions}>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            {second && (
              <QuietLink href={second.section ? `#${second.section}` : assetUrl(second.href ?? '/')}>
                {second.label}
              </QuietLink>
            )}
          </div>
        )}
      </BannerWords>
      {picture ? (
        <div className={isPhoto(picture.scene) ? styles.photo : `section-banner-picture pool ${styles.picture}`}>
          <Picture picture={picture} sizes="(max-width: 1023px) calc(100vw - 40px), min(46vw, 53rem)" eager preview />
        </div>
      ) : (
        <div className={`section-banner-picture ${styles.plinths}`}>
          <TwoPlinths />
        </div>
      )}
    </div>
  );
}

interface BannerWordsProps extends Pick<SectionBannerProps, 'title' | 'lead'> {
  className?: string;
  children?: ReactNode;
}

/** A page's h1 and its lead. */
export function BannerWords({ title, lead, className = '', children }: BannerWordsProps) {
  return (
    <div className={`${styles.words} ${className}`}>
      <h1 className={head.title}>
        <NoBreak text={title} />
      </h1>
      <p className={`${head.lead} ${styles.lead}`}>
        <NoBreak text={lead} size="text" />
      </p>
      {children}
    </div>
  );
}
