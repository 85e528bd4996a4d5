import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/site/navigation';
import styles from './link-items.module.css';

interface LinkItemsProps {
  links: readonly NavigationLink[];
  /** Classes of each link. */
  className?: string;
}

/** Links as the items of a list, which the caller opens around them. */
export function LinkItems({ links, className }: LinkItemsProps) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href} className={className}>
        {label}
      </SiteLink>
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
