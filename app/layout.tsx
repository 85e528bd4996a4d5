import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { company } from '@/content/company';
import { site } from '@/content/site';
import './globals.css';

/** Hanken Grotesk, subset by `npm run assets`; its fallback has the same metrics, so nothing moves when it arrives. */
const sans = localFont({
  src: './fonts/hanken-grotesk.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Tells the stylesheet that scripts run, before anything is painted: what needs them is shown only then. */
const markScript = "document.documentElement.dataset.js=''";

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  applicationName: company.brand,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: '#0b1230', colorScheme: 'light' };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={site.language} className={sans.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: markScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
