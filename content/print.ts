import { company } from './company';
import { routes, type Route } from './routes';

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

/** The folder of the brochures, in public/ and on the site. */
export const brochureFolder = '/brochures';

/** The most that a brochure may weigh, in bytes: it is sent on by mail. */
export const brochureLimit = 3_000_000;
