// This import comes first, because it declares the order of the cascade layers for the CSS modules below.
import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { speculationRules } from '@/components/enhancements/speculation-rules';
import { InlineScript } from '@/components/enhancements/inline-script-element';
import { company } from '@/content/company';
import { mark, tabIcon } from '@/content/mark';
import { verificationTags } from '@/site/metadata';
import { assetUrl, site } from '@/site/urls';

/**
 * Hanken Grotesk, subset by `npm run assets`. The finished page carries it, so there is nothing to preload; should it
 * be refused, the fallback has the same metrics. Not called --font-sans: Tailwind's own variable of that name would bring
 * its list of fallbacks along.
 */
const sans = localFont({
  src: './fonts/hanken-grotesk.woff2',
  weight: '400 700',
  variable: '--typeface',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

/** What the head of every page says of the site. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  applicationName: company.brand,
  verification: verificationTags(company.verification),
  formatDetection: { telephone: false },
  icons: {
    icon: [
      // For search engines and old browsers. The other is drawn from the page itself: one request less in a visit.
      { url: assetUrl('/favicon.ico'), sizes: '32x32' },
      { url: tabIcon(), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: assetUrl('/apple-touch-icon.png'),
  },
};

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: mark.dayGround },
    { media: '(prefers-color-scheme: dark)', color: mark.ground },
  ],
  colorScheme: 'light dark',
};

/**
 * The document of every page; each root layout fills it. `suppressHydrationWarning`: inline scripts mark <html> before
 * React hydrates.
 * @param isPaper whether the page is laid out for paper: such a page is always by day
 */
export function Document({ isPaper = false, children }: { isPaper?: boolean; children: React.ReactNode }) {
  return (
    <html lang={site.language} className={sans.variable} data-paper={isPaper ? '' : undefined} suppressHydrationWarning>
      <head>
        <InlineScript name="page" />
        {/* With credentials it comes over the open connection; without, a browser opens another one for it. */}
        <link rel="manifest" href={assetUrl('/manifest.webmanifest')} crossOrigin="use-credentials" />
      </head>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <script src="/content-problems.js" async />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}
