import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const mainId = 'main';

/** Header, main landmark and footer of every page that is read on a screen. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader mainId={mainId} />
      <main id={mainId} tabIndex={-1} className="pt-header focus:outline-none print:p-0">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
