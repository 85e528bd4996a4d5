import { printWords } from './interface';
import { routes, type Route } from './routes';
import type { Seo } from './schema';

/** A page laid out for paper, and the brochure that is made from it. */
export interface PrintPage {
  readonly path: Route;
  /** The page whose content it prints. */
  readonly source: Route;
  readonly name: string;
  /** The brochure's file name in public/brochures; the techstack has none (spec: seven print pages). */
  readonly brochure?: string;
}

export const printPages: readonly PrintPage[] = [
  { path: routes.printHome, source: routes.home, name: 'Home', brochure: 'home.pdf' },
  { path: routes.printRealEstate, source: routes.realEstate, name: 'Real estate', brochure: 'real-estate.pdf' },
  { path: routes.printIntegrations, source: routes.integrations, name: 'Third-party API integrations', brochure: 'third-party-api-integrations.pdf' },
  { path: routes.printApplicationFramework, source: routes.applicationFramework, name: 'Application-in-a-box', brochure: 'application-in-a-box.pdf' },
  { path: routes.printDigitalTransformation, source: routes.digitalTransformation, name: 'Digital transformation', brochure: 'digital-transformation.pdf' },
  { path: routes.printIdentity, source: routes.identity, name: 'Customer identity and access management', brochure: 'customer-identity.pdf' },
  { path: routes.printCloud, source: routes.cloud, name: 'Cloud services', brochure: 'cloud-services.pdf' },
  { path: routes.printTechstack, source: routes.techstack, name: 'Techstack' },
]; // prettier-ignore

/** The brochure that goes with a page, if there is one. */
export function brochureOf(source: Route): string | undefined {
  return printPages.find((page) => page.source === source)?.brochure;
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
