import { BackLink } from './back-link';
import type { Crumb } from '@/site/breadcrumb';
import { Breadcrumb } from './breadcrumb';

/** The first line of every inner page: where it is, and the way back. */
export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="breadcrumb-bar flex items-start justify-between gap-x-6 max-sm:relative max-sm:block max-sm:min-h-11 print:hidden">
      <Breadcrumb crumbs={crumbs} />
      <BackLink />
    </div>
  );
}
