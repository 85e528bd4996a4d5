import type { Metadata } from 'next';
import { SiteShell } from '@/components/layout/site-shell';
import { NotFound } from '@/components/sections/not-found';
import { notFound } from '@/content/interface';
import { pageTitle } from '@/lib/site';

export const metadata: Metadata = {
  title: pageTitle(notFound.pageName),
  description: notFound.description,
  keywords: [...notFound.keywords],
  alternates: { canonical: null },
};

export default function NotFoundPage() {
  return (
    <SiteShell>
      <NotFound />
    </SiteShell>
  );
}
