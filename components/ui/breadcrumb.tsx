import { SiteLink } from '@/components/islands/site-link';
import type { Crumb } from '@/lib/breadcrumb';
import { ui } from '@/content/interface';

/** Where the page stands; its structured data comes from the same list. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {crumb.name}
              </span>
            ) : (
              <SiteLink
                href={crumb.path}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {crumb.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
