'use client';

import { FailedPage } from '@/components/islands/failed-page';
import { site } from '@/lib/site';
import './globals.css';

/** The last resort: it replaces the whole document, so nothing outside it can fail with it. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={site.language}>
      <body>
        <main>
          <FailedPage error={error} />
        </main>
      </body>
    </html>
  );
}
