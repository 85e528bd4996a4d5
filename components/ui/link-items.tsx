import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/site/navigation';
import styles from './link-items.module.css';

/** Links as the items of a list, which the caller opens around them. */
export function LinkItems({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href}>{label}</SiteLink>
    </li>
  ));
}

/** A list of links, each a row high enough for a finger. */
export function LinkRows({ links, className = '' }: { links: readonly NavigationLink[]; className?: string }) {
  return (
    <ul className={`${styles.rows} ${className}`}>
      <LinkItems links={links} />
    </ul>
  );
}
