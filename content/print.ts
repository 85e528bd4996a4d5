import brochures from '../generated/brochures.json' with { type: 'json' };
import { company } from './company';
import { printWords, ui } from './interface';
import { routes, type Route } from './routes';
import type { Seo } from '@/lib/schema';

/** A page laid out for paper, and the brochure that is made from it. */
export interface PrintPage {
  readonly path: Route;
  /** The page whose content it prints. */
  readonly source: Route;
  readonly name: string;
  /** The brochure's file name in public/brochures; the techstack has none (docs/requirements.md, "Routes"). */
  readonly brochure?: string;
}

export const printPages: readonly PrintPage[] = [
  { path: routes.printHome, source: routes.home, name: `${company.brand} at a glance`, brochure: 'home.pdf' },
  { path: routes.printRealEstate, source: routes.realEstate, name: 'Real estate software', brochure: 'real-estate.pdf' },
  { path: routes.printIntegrations, source: routes.integrations, name: 'Third-Party API Integrations', brochure: 'third-party-api-integrations.pdf' },
  { path: routes.printApplicationFramework, source: routes.applicationFramework, name: 'Application-in-a-box', brochure: 'application-in-a-box.pdf' },
  { path: routes.printDigitalTransformation, source: routes.digitalTransformation, name: 'Digital transformation', brochure: 'digital-transformation.pdf' },
  { path: routes.printIdentity, source: routes.identity, name: 'One sign-in for customers (CIAM)', brochure: 'customer-identity.pdf' },
  { path: routes.printCloud, source: routes.cloud, name: 'Cloud migration', brochure: 'cloud-services.pdf' },
  { path: routes.printTechstack, source: routes.techstack, name: 'Techstack' },
]; // prettier-ignore

/** A brochure as `npm run brochures` last made it; generated/brochures.json has one by each file name. */
export interface BrochureRecord {
  readonly bytes: number;
  readonly pages: number;
  /** A digest of the words in the file: whether it is still the page. */
  readonly words: string;
  /** A digest of the pictures in it. */
  readonly pictures: string;
}

/** A brochure that visitors can download. */
export interface Brochure {
  /** Its address below the base path. */
  readonly href: string;
  /** What the file is, in words: "PDF, 1.2 MB". */
  readonly file: string;
}

/** The folder of the brochures, in public/ and on the site. */
export const brochureFolder = '/brochures';

/** The most that a brochure may weigh, in bytes: it is sent on by mail. */
export const brochureLimit = 3_000_000;

/** The brochure that goes with a page; nothing where there is none, or where none has been made yet. */
export function brochureOf(source: Route): Brochure | undefined {
  const page = printPages.find((one) => one.source === source);
  const record = page?.brochure && (brochures as Record<string, BrochureRecord>)[page.brochure];
  if (!page || !record) return undefined;
  return { href: `${brochureFolder}/${page.brochure}`, file: ui.brochureFile(fileSize(record.bytes)) };
}

/** A file's size as its reader's system shows it, in decimal units: "820 kB", "1.2 MB". */
export function fileSize(bytes: number): string {
  return bytes < 999_500 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The metadata of a print page: its source's, marked as the page for printing. */
export function printSeo(page: PrintPage): Seo {
  return {
    pageName: `${page.name} ${printWords.edition.toLowerCase()}`,
    description: printWords.description(page.name),
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
