// This import comes first, because it declares the order of the cascade layers for the CSS modules below.
import '../../globals.css';
import { SiteShell } from '@/components/layout/site-shell';
import { printPages } from '@/content/print';
import { Document, siteMetadata, siteViewport } from '../../document';

export const metadata = siteMetadata;
export const viewport = siteViewport;

/** Pages that are read on a screen, and among them those that are laid out for paper: without header and footer. */
export default async function RootPageLayout({ children, params }: LayoutProps<'/[slug]'>) {
  const { slug } = await params;
  if (printPages.some(({ path }) => path === `/${slug}`)) return <Document isPaper>{children}</Document>;
  return (
    <Document>
      <SiteShell>{children}</SiteShell>
    </Document>
  );
}
