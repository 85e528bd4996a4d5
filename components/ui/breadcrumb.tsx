import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/breadcrumb';
import { ui } from '@/content/interface';
import { Icon } from './icon';

/** Where the page stands; on a phone only its parent, with an arrow. Its structured data comes from the same list. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className="breadcrumb text-small text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {crumb.name}
              </span>
            ) : (
              <SiteLink href={crumb.path} className="breadcrumb-link">
                <Icon name="arrow-left" className="breadcrumb-arrow" />
                {crumb.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
