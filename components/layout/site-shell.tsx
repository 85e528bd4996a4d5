import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const mainId = 'main';

/** Header, main landmark and footer of every page that is read on a screen. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href={`#${mainId}`}
        className="skip-link fixed top-3 left-3 z-60 rounded bg-ink px-5 py-3 text-ground not-focus:transform-[translateY(-200%)] print:hidden"
      >
        {ui.skipToContent}
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="pt-header focus:outline-none print:p-0">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
