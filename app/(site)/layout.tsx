// This import comes first, because it declares the order of the cascade layers for the CSS modules below.
import '../globals.css';
import { SiteShell } from '@/components/layout/site-shell';
import { Document, siteMetadata, siteViewport } from '../document';

export const metadata = siteMetadata;
export const viewport = siteViewport;

/** The pages that are read on a screen. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return (
    <Document>
      <SiteShell>{children}</SiteShell>
    </Document>
  );
}
