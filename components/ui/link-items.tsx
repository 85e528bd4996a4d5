import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/lib/navigation';

interface LinkItemsProps {
  links: readonly NavigationLink[];
  /** Classes of each link. */
  className: string;
  /** Classes of each item. */
  itemClassName?: string;
}

/** Links as the items of a list, which the caller opens around them. */
export function LinkItems({ links, className, itemClassName }: LinkItemsProps) {
  return links.map(({ href, label }) => (
    <li key={href} className={itemClassName}>
      <SiteLink href={href} className={className}>
        {label}
      </SiteLink>
    </li>
  ));
}
