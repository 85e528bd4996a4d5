import { BackLink } from '@/components/islands/back-link';
import { Picture } from '@/components/ui/picture';
import type { Crumb } from '@/lib/breadcrumb';
import type { Picture as PictureContent } from '@/lib/schema';
import { Breadcrumb } from '../ui/breadcrumb';

interface PageBannerProps {
  crumbs: readonly Crumb[];
  title: string;
  /** A sentence or two below the title; a detail page has its lead in the intro instead. */
  lead?: string;
  /** A night scene, which stands in the banner's own ground. */
  picture?: PictureContent;
}

/** The banner of an inner page (350 px on a detail page): where it stands, the way back, and its claim. */
export function PageBanner({ crumbs, title, lead, picture }: PageBannerProps) {
  return (
    <div data-ground="night" className={picture ? 'banner banner-tall' : 'banner'}>
      <div className="measure banner-words">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Breadcrumb crumbs={crumbs} />
          <BackLink />
        </div>
        <h1 className="text-heading-1">{title}</h1>
        {lead && <p className="banner-lead text-lead text-muted">{lead}</p>}
        {picture && (
          <div className="banner-picture">
            <Picture picture={picture} sizes="(max-width: 1023px) 100vw, 40rem" eager preview />
          </div>
        )}
      </div>
    </div>
  );
}
