import type { ReactNode } from 'react';

interface QuietLinkProps {
  href: string;
  /** Read by a screen reader after the visible words. */
  about?: string;
  /** Written out on paper. */
  address?: string;
  children: ReactNode;
}

/** The second way on, beside a button. */
export function QuietLink({ href, about, address, children }: QuietLinkProps) {
  return (
    <a
      href={href}
      data-address={address}
      className="inline-flex min-h-12 items-center font-semibold text-balance text-link underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </a>
  );
}
