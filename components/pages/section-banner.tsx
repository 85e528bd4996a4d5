import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { Whereabouts } from '@/components/ui/whereabouts';
import type { Crumb } from '@/lib/breadcrumb';
import type { SectionPage } from '@/lib/section-page-schema';
import { assetUrl } from '@/lib/site';

interface SectionBannerProps {
  crumbs: readonly Crumb[];
  /** A line above the heading. */
  eyebrow?: string;
  title: string;
  lead: string;
  /** A night scene: it stands in the banner's own ground. */
  picture: SectionPage['picture'];
  action?: SectionPage['action'];
  second?: SectionPage['second'];
}

/** The first screen of a section page: where it stands, what it offers, the one thing to do next, its model. */
export function SectionBanner({ crumbs, eyebrow, title, lead, picture, action, second }: SectionBannerProps) {
  return (
    <div data-ground="night" className="section-banner">
      <div className="measure section-banner-layout">
        <div className="section-banner-words">
          <BannerHead crumbs={crumbs} eyebrow={eyebrow} title={title} lead={lead}>
            {action && (
              <div className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-2">
                <ButtonLink href={action.href}>{action.label}</ButtonLink>
                {second && (
                  <a
                    href={second.section ? `#${second.section}` : assetUrl(second.href ?? '/')}
                    className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
                  >
                    {second.label}
                  </a>
                )}
              </div>
            )}
          </BannerHead>
        </div>
        <div className="section-banner-picture">
          <Picture picture={picture} sizes="(max-width: 1023px) calc(100vw - 40px), 46rem" eager preview />
        </div>
      </div>
    </div>
  );
}

type BannerHeadProps = Pick<SectionBannerProps, 'crumbs' | 'eyebrow' | 'title' | 'lead'> & { children?: ReactNode };

/** Where a page stands, the way back, its h1 and its lead. */
export function BannerHead({ crumbs, eyebrow, title, lead, children }: BannerHeadProps) {
  return (
    <>
      <Whereabouts crumbs={crumbs} />
      {eyebrow && <p className="text-title font-semibold text-highlight">{eyebrow}</p>}
      <h1 className="text-heading-1">{title}</h1>
      <p className="max-w-text text-lead text-muted">{lead}</p>
      {children}
    </>
  );
}
