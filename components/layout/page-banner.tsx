import { BackLink } from '@/components/islands/back-link';
import type { Crumb } from '@/content/breadcrumb';
import { Breadcrumb } from './breadcrumb';

interface PageBannerProps {
  crumbs: readonly Crumb[];
  title: string;
}

/** The 350 px banner of an inner page: where it stands, the way back, and its claim. */
export function PageBanner({ crumbs, title }: PageBannerProps) {
  return (
    <div data-ground="night" className="banner">
      <div className="measure banner-words">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Breadcrumb crumbs={crumbs} />
          <BackLink />
        </div>
        <h1 className="text-heading-1">{title}</h1>
      </div>
    </div>
  );
}
