import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { titleSize } from '@/components/ui/title-size';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import type { Crumb } from '@/site/breadcrumb';
import type { SectionPage } from '@/lib/schemas/section-page';
import { assetUrl } from '@/site/urls';
import styles from './section-banner.module.css';

interface SectionBannerProps {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** A night scene: it stands in the banner's own ground. */
  picture: SectionPage['picture'];
  action?: SectionPage['action'];
  second?: SectionPage['second'];
}

/** The first screen of a section page: where it stands, what it offers, the one thing to do next, its model. */
export function SectionBanner({ crumbs, title, lead, picture, action, second }: SectionBannerProps) {
  return (
    <div data-ground="night">
      <div className={`measure ${styles.banner}`}>
        <BannerWords crumbs={crumbs} title={title} lead={lead}>
          {action && (
            <div data-first-action className={styles.actions}>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
              {second && (
                <QuietLink href={second.section ? `#${second.section}` : assetUrl(second.href ?? '/')}>
                  {second.label}
                </QuietLink>
              )}
            </div>
          )}
        </BannerWords>
        <div className={`section-banner-picture pool ${styles.picture}`}>
          <Picture picture={picture} sizes="(max-width: 1023px) calc(100vw - 40px), 46rem" eager preview />
        </div>
      </div>
    </div>
  );
}

interface BannerWordsProps extends Pick<SectionBannerProps, 'title' | 'lead'> {
  /** Left out where the breadcrumb stands above more than the words. */
  crumbs?: SectionBannerProps['crumbs'];
  /** How many characters the column has room for at the title's full size. */
  room?: number;
  className?: string;
  children?: ReactNode;
}

/** Where a page stands, the way back, its h1 and its lead. */
export function BannerWords({ crumbs, title, lead, room = 40, className = '', children }: BannerWordsProps) {
  return (
    <div className={`${styles.words} ${className}`}>
      {crumbs && <BreadcrumbBar crumbs={crumbs} />}
      <h1 className={titleSize(title, room)}>
        <NoBreak text={title} />
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
