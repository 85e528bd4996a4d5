import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

/** `primary`: the one thing to do next. `quiet`: a second way on. */
type Look = 'primary' | 'quiet';

const looks: Record<Look, string> = { primary: 'button button-primary', quiet: 'button button-quiet' };

/** The classes of what can be pressed, for links and real buttons alike. */
export function buttonClass(look: Look): string {
  return looks[look];
}

interface ButtonLinkProps {
  href: string;
  look?: Look;
  /** Read by a screen reader after the visible words. */
  about?: string;
  children: ReactNode;
}

/** A link that looks like a button; it says what happens. */
export function ButtonLink({ href, look = 'primary', about, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={`${buttonClass(look)} arrow-on`}>
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </SiteLink>
  );
}
