// First: it says the order of the layers, in which the modules of the components take their places.
import '../globals.css';
import { Document, siteMetadata, siteViewport } from '../document';

export const metadata = siteMetadata;
export const viewport = siteViewport;

/** The pages that are laid out for paper: without header and footer. */
export default function PrintLayout({ children }: { children: React.ReactNode }) {
  return <Document isPaper>{children}</Document>;
}
