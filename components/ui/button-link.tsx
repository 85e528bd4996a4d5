import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

/** `primary`: the one thing to do next. `quiet`: a second way on. */
const looks = { primary: 'button button-primary', quiet: 'button button-quiet' } as const;

interface ButtonLinkProps {
  href: string;
  look?: keyof typeof looks;
  /** Read by a screen reader after the visible words. */
  about?: string;
  children: ReactNode;
}

/** A link that looks like a button; it says what happens. */
export function ButtonLink({ href, look = 'primary', about, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={`${looks[look]} arrow-on`}>
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </SiteLink>
  );
}
