'use client';

import { FailedPage } from '@/components/islands/failed-page';

/** A page that failed, between the header and the footer that did not. */
export default function SiteError({ error }: { error: Error }) {
  return <FailedPage error={error} />;
}
