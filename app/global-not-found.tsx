// This import comes first, because it declares the order of the cascade layers for the CSS modules below.
import './globals.css';
import type { Metadata } from 'next';
import { SiteShell } from '@/components/layout/site-shell';
import { NotFound } from '@/components/sections/not-found';
import { notFound } from '@/content/interface';
import { pageTitle } from '@/site/urls';
import { Document, siteMetadata, siteViewport } from './document';

export const viewport = siteViewport;

export const metadata: Metadata = {
  ...siteMetadata,
  title: pageTitle(notFound.pageName),
  description: notFound.description,
  keywords: [...notFound.keywords],
  alternates: { canonical: null },
};

/** The page at an address that no route knows. Two root layouts have no page in common, so it is a whole document. */
export default function NotFoundPage() {
  return (
    <Document>
      <SiteShell>
        <NotFound />
      </SiteShell>
    </Document>
  );
}
