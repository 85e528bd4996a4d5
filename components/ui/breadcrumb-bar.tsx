import { BackLink } from './back-link';
import type { Crumb } from '@/site/breadcrumb';
import { Breadcrumb } from './breadcrumb';

/** The first line of every inner page: where it is, and the way back. */
export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="breadcrumb-bar flex items-start justify-between gap-x-8 sm:justify-start print:hidden">
      <Breadcrumb crumbs={crumbs} />
      <BackLink />
    </div>
  );
}
