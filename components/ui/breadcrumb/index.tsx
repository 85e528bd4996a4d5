import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/site/breadcrumb';
import { ui } from '@/content/interface';
import styles from './breadcrumb.module.css';

/**
 * Where the page is. On a phone its parent alone is seen, with an arrow; a screen reader has all parts at every width. Its
 * structured data comes from the same list.
 */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className={`breadcrumb ${styles.breadcrumb}`}>
        {crumbs.map((crumb, index) => {
          const isPage = index === crumbs.length - 1;
          const isParent = index === crumbs.length - 2;
          return (
            <li key={crumb.path} aria-current={isPage ? 'page' : undefined}>
              {isPage ? (
                crumb.name
              ) : (
                <SiteLink href={crumb.path} className={isParent ? 'arrow-back' : undefined}>
                  {crumb.name}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
