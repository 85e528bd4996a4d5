'use client';

import { FailedPage } from '@/components/islands/failed-page';

/** What is left when the header or the footer failed, or a page for printing. */
export default function RootError({ error }: { error: Error }) {
  return (
    <main>
      <FailedPage error={error} />
    </main>
  );
}
