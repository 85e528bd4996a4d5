import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { titleSize } from '@/components/ui/title-size';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import type { Crumb } from '@/site/breadcrumb';
import type { SectionPage } from '@/lib/schemas/section-page';
import { assetUrl } from '@/site/urls';

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
      <div className="measure grid gap-[24px] two-col:min-h-[min(34rem,80vh)] two-col:grid-cols-[1fr_1fr] two-col:items-center">
        <BannerWords crumbs={crumbs} title={title} lead={lead}>
          {action && (
            <div data-first-action className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-2">
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
        </BannerWords>
        <div className="section-banner-picture two-col:-mx-[24px] two-col:self-end sm:short:self-start [&_img]:w-full">
          <Picture picture={picture} sizes="(max-width: 1023px) calc(100vw - 40px), 46rem" eager preview />
        </div>
      </div>
    </div>
  );
}

interface BannerWordsProps extends Pick<SectionBannerProps, 'crumbs' | 'title' | 'lead'> {
  className?: string;
  children?: ReactNode;
}

/** On a phone held sideways the action stays on the first screen, the sentence after it. */
const sideways = 'sm:short:gap-[12px] sm:short:pt-[4px] sm:short:pb-[16px] sm:short:[&>.text-lead]:order-1';

/** Where a page stands, the way back, its h1 and its lead. */
export function BannerWords({ crumbs, title, lead, className = '', children }: BannerWordsProps) {
  return (
    <div
      className={`relative z-1 grid content-start gap-[20px] pt-[20px] two-col:gap-[28px] two-col:self-stretch two-col:pt-[40px] two-col:pb-[56px] ${sideways} ${className}`}
    >
      <BreadcrumbBar crumbs={crumbs} />
      <h1 className={titleSize(title, 40)}>
        <NoBreak text={title} />
      </h1>
      <p className="max-w-text text-lead text-muted">{lead}</p>
      {children}
    </div>
  );
}
