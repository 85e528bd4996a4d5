import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

interface ButtonLinkProps {
  href: string;
  /** Read by a screen reader after the visible words. */
  about?: string;
  /** Written out on paper, where the page ends with it. */
  address?: string;
  children: ReactNode;
}

/** The one thing to do next: a link that looks like a button and says what happens. */
export function ButtonLink({ href, about, address, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} data-address={address} className="button button-primary arrow-on">
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </SiteLink>
  );
}
