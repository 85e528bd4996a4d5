import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { Icon } from './icon';

const looks = {
  /** The one thing to do next: terracotta. */
  primary: 'bg-accent text-on-accent hover:bg-accent-strong px-6 py-4 forced-colors:border-2',
  /** A second way on. */
  quiet: 'border border-control text-ink hover:border-ink px-6 py-4',
} as const;

/** The classes of what can be pressed, for links and real buttons alike. */
export function buttonClass(look: keyof typeof looks): string {
  return `group/button inline-flex min-h-12 items-center gap-3 rounded font-semibold text-balance transition-colors active:transform-[translateY(1px)] ${looks[look]}`;
}

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
    <SiteLink href={href} className={buttonClass(look)}>
      {children}
      {about && <span className="sr-only">: {about}</span>}
      <Icon
        name="arrow-right"
        className="flex-none transition-transform duration-quick ease-(--ease) group-hover/button:translate-x-1.5"
      />
    </SiteLink>
  );
}
