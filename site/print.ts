import { printWords, ui } from '@/content/interface';
import { brochureFolder, printPages, type PrintPage } from '@/content/print';
import type { Route } from '@/content/routes';
import brochures from '@/generated/brochures.json' with { type: 'json' };
import { dayInWords } from '@/lib/day';
import { fill } from '@/lib/fill';
import type { Seo } from '@/lib/schemas/parts';
import { contentHash } from './brochure-content';

/** A brochure as `npm run brochures` last printed it; generated/brochures.json has one by each file name. */
export interface BrochureRecord {
  readonly bytes: number;
  /** The day on which it was printed, in UTC. */
  readonly made: string;
  /** The hash of its content when it was printed (`contentHash`). */
  readonly content: string;
  /** The pictures in it by scene and hash, sorted: whether they are still the page's. */
  readonly pictures: readonly string[];
}

export interface Brochure {
  /** Its address below the base path. */
  readonly href: string;
  /** The format and size in words, "PDF, 1.2 MB", with the day of printing where the page has changed since. */
  readonly file: string;
  readonly isBehind: boolean;
}

/** The brochure that goes with a page; nothing where there is none, or where none has been made yet. */
export function brochureOf(source: Route): Brochure | undefined {
  const page = printPages.find((candidate) => candidate.source === source);
  const record = page?.brochure && (brochures as Record<string, BrochureRecord>)[page.brochure];
  if (!page || !record) return undefined;
  const isBehind = record.content !== contentHash(page);
  const size = fileSize(record.bytes);
  const file = isBehind
    ? fill(ui.brochureFileOf, { size, day: dayInWords(record.made) })
    : fill(ui.brochureFile, { size });
  return { href: `${brochureFolder}/${page.brochure}`, file, isBehind };
}

/** A file's size as its reader's system shows it, in decimal units: "820 kB", "1.2 MB". */
export function fileSize(bytes: number): string {
  return bytes < 999_500 ? `${Math.round(bytes / 1e3)}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** The metadata of a print page: its source's, marked as the page for printing. */
export function printSeo(page: PrintPage): Seo {
  return {
    pageName: `${page.name} ${printWords.edition.toLowerCase()}`,
    description: fill(printWords.description, { name: page.name }),
    keywords: [page.name, printWords.edition, printWords.printPage],
    canonical: true,
  };
}

export const printIndexSeo: Seo = {
  pageName: printWords.indexPageName,
  description: printWords.indexDescription,
  keywords: ['PDF', printWords.edition, printWords.printPage],
  canonical: true,
};
