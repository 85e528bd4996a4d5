import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

interface ButtonLinkProps {
  href: string;
  /** Read by a screen reader after the visible words. */
  about?: string;
  children: ReactNode;
}

/** The one thing to do next: a link that looks like a button and says what happens. */
export function ButtonLink({ href, about, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className="button button-primary arrow-on">
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </SiteLink>
  );
}
