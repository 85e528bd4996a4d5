import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { AwakeSignal } from '@/components/islands/awake-signal';
import { InlineScript } from '@/components/layout/inline-script';
import { company } from '@/content/company';
import { mark } from '@/content/mark';
import { assetUrl, site } from '@/content/site';
import './globals.css';

/** Hanken Grotesk, subset by `npm run assets`; its fallback has the same metrics, so nothing moves when it arrives. */
const sans = localFont({
  src: './fonts/hanken-grotesk.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  applicationName: company.brand,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: assetUrl('/favicon.ico'), sizes: '16x16 32x32 48x48' },
      { url: assetUrl('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: assetUrl('/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = { themeColor: mark.ground, colorScheme: 'light' };

/** The document of every page. `suppressHydrationWarning`: inline scripts mark <html> before React wakes. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={site.language} className={sans.variable} suppressHydrationWarning>
      <head>
        <InlineScript name="mark" />
      </head>
      <body>
        {children}
        <AwakeSignal />
      </body>
    </html>
  );
}
