import { join } from 'node:path';
import { bundleInline } from 'next-documents/inline';
import { measurement } from '@/site/measurement';

/** The scripts that pages carry inline, by name. Each is a module that may import others. */
export const inlineScriptEntries = {
  page: 'components/layout/page.inline.ts',
  tagline: 'components/enhancements/tagline.inline.ts',
  tabs: 'components/enhancements/tabs.inline.ts',
  'in-page-nav': 'components/enhancements/in-page-nav.inline.ts',
  'typed-address': 'components/enhancements/typed-address.inline.ts',
  'floating-contact': 'components/enhancements/floating-contact.inline.ts',
  'hero-order': 'components/islands/carousel/hero-order.inline.ts',
  'street-hour': 'components/sections/street/street-hour.inline.ts',
} as const;

export type InlineScriptName = keyof typeof inlineScriptEntries;

export const inlineScriptNames = Object.keys(inlineScriptEntries) as InlineScriptName[];

const isWholePageHydrated = process.env.NODE_ENV === 'development' && !process.env.ISLANDS_ONLY;

/** What the bundled modules read of the build's environment: in development, whether React compares the whole page. */
const buildDefines = {
  'process.env.NODE_ENV': JSON.stringify(isWholePageHydrated ? 'development' : 'production'),
  'process.env.MEASUREMENT_ENDPOINT': JSON.stringify(measurement.endpoint),
  'process.env.MEASUREMENT_DOMAIN': JSON.stringify(measurement.domain),
  'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
};

const bundled = new Map<InlineScriptName, string>();

/**
 * An inline script with what it imports, minified, for browsers of the last three years. The same sources give the same
 * text, so a page and the hash in its Content-Security-Policy agree.
 *
 * @throws Error when a module is missing or is no JavaScript, or the text would end its element
 */
export function inlineScript(name: InlineScriptName): string {
  const known = bundled.get(name);
  // In development the script may have been edited since it was bundled.
  if (known !== undefined && process.env.NODE_ENV !== 'development') return known;
  const code = bundleInline(join(process.cwd(), inlineScriptEntries[name]), buildDefines);
  bundled.set(name, code);
  return code;
}
