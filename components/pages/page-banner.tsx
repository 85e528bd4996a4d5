import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Crumb } from '@/lib/breadcrumb';
import type { Picture as PictureContent } from '@/lib/schema';
import { Whereabouts } from '../ui/whereabouts';

interface PageBannerProps {
  crumbs: readonly Crumb[];
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  /** A night scene, which stands in the banner's own ground. */
  picture?: PictureContent;
  /** The page's action, a `ButtonLink`, and a quiet link beside it. */
  children?: ReactNode;
}

/** The banner of a page that is not an offer: where it stands, the way back, its h1, and what to do next. */
export function PageBanner({ crumbs, title, lead, picture, children }: PageBannerProps) {
  return (
    <div data-ground="night" className={picture ? 'banner banner-tall' : 'banner'}>
      <div className="measure banner-words">
        <Whereabouts crumbs={crumbs} />
        <h1 className="text-heading-1">{title}</h1>
        {lead && <p className="banner-lead text-lead text-muted">{lead}</p>}
        {children && <div className="offer-actions">{children}</div>}
        {picture && (
          <div className="banner-picture">
            <Picture picture={picture} sizes="(max-width: 1023px) 100vw, 46rem" eager preview />
          </div>
        )}
      </div>
    </div>
  );
}
