import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/site/navigation';

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
    <ul
      className={`[&_a]:flex [&_a]:min-h-[44px] [&_a]:items-center [&_a]:py-[6px] [&_a]:leading-[1.35] [&_a]:underline-offset-4 [&_a]:hover:underline ${className}`}
    >
      <LinkItems links={links} />
    </ul>
  );
}
