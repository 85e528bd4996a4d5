import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/site/breadcrumb';
import { ui } from '@/content/interface';
import styles from './breadcrumb.module.css';

/** The classes that leave only the parent on a phone, with an arrow: the page's own name stands in its h1. */
function onPhone(generationsAbove: number): string | undefined {
  if (generationsAbove > 1) return 'max-sm:hidden';
  return generationsAbove === 0 ? 'max-sm:sr-only' : undefined;
}

/** Where the page stands; on a phone only its parent, with an arrow. Its structured data comes from the same list. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className={`breadcrumb ${styles.breadcrumb}`}>
        {crumbs.map((crumb, index) => {
          const isPage = index === crumbs.length - 1;
          return (
            <li
              key={crumb.path}
              aria-current={isPage ? 'page' : undefined}
              className={onPhone(crumbs.length - 1 - index)}
            >
              {isPage ? (
                crumb.name
              ) : (
                <SiteLink href={crumb.path} className="arrow-back">
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
