import { Fragment } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/site/breadcrumb';
import { ui } from '@/content/interface';
import styles from './breadcrumb.module.css';

/** Where the page is, in all its parts at every width. Its structured data comes from the same list. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className={`breadcrumb ${styles.breadcrumb}`}>
        {crumbs.map((crumb, index) => {
          const isPage = index === crumbs.length - 1;
          return (
            <Fragment key={crumb.path}>
              {/* Where the entries are inline, as on a phone, there is a space between them, however a page is written. */}
              {index > 0 && ' '}
              <li aria-current={isPage ? 'page' : undefined}>
                {isPage ? crumb.name : <SiteLink href={crumb.path}>{crumb.name}</SiteLink>}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
