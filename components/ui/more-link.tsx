import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

interface MoreLinkProps {
  href: string;
  children: ReactNode;
  /** Read by a screen reader after the visible words, so that six 'Read More' differ. */
  about?: string;
}

/**
 * The look of a `MoreLink` on a card whose heading is the link; hidden from screen readers, which have its words in that
 * link's name.
 */
export function MoreCue({ children, className }: { children: string; className: string }) {
  return (
    <span
      className={`more-link arrow-on inline-flex items-center gap-2 font-semibold text-link paper:hidden ${className}`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** A text link with an arrow that leans forward on hover. */
export function MoreLink({ href, children, about }: MoreLinkProps) {
  return (
    <SiteLink
      href={href}
      className="more-link arrow-on inline-flex min-h-11 items-center gap-2 font-semibold text-link paper:hidden"
    >
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </SiteLink>
  );
}
