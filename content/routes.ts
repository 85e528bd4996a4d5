/**
 * Every address of the site, once. Links, canonicals, the sitemap, tests and reports all read it.
 * The order of menus, cards and footer is that of the pages in content/pages.ts (docs/requirements.md, "Routes").
 */
export const routes = {
  home: '/',
  whoWeAre: '/who-we-are',
  whatWeDo: '/what-we-do',
  ourServices: '/our-services',
  techstack: '/techstack',
  contact: '/contact',
  footer: '/footer',

  realEstate: '/what-we-do/real-estate-software-company',
  cloud: '/what-we-do/cloud-services',
  identity: '/what-we-do/customer-identity-and-access-management',
  digitalTransformation: '/what-we-do/digital-transformation-services',
  applicationFramework: '/what-we-do/application-framework',
  powerApps: '/what-we-do/power-apps',

  applicationDevelopment: '/our-services/application-development',
  apiDevelopment: '/our-services/api-development',
  applicationSupport: '/our-services/application-support',
  integrations: '/our-services/third-party-api-integrations',
  dedicatedTeams: '/our-services/dedicated-development-teams',
  productEngineering: '/our-services/product-engineering',

  location: '/our-services/third-party-api-integrations/location-address-integration',
  propertyData: '/our-services/third-party-api-integrations/real-estate-property-database',
  documents: '/our-services/third-party-api-integrations/document-automation',
  payments: '/our-services/third-party-api-integrations/accounts-and-payment',
  messaging: '/our-services/third-party-api-integrations/messaging-communication',
  identityIntegration: '/our-services/third-party-api-integrations/identity-access-integration',

  /** Its canonical is `integrations` (docs/decisions.md, "Two addresses of the integrations page"). */
  integrationsAlias: '/what-we-do/third-party-api-integrations',

  privacy: '/privacy',
  accessibility: '/accessibility',
  notes: '/notes',
  notePropertyMatch: '/notes/how-a-property-match-is-scored',
  noteRehearsedMigration: '/notes/what-a-rehearsed-migration-looks-like',
  noteWhatAnAddressIs: '/notes/what-an-address-is',

  printIndex: '/pdf',
  printTechstack: '/techstackpdf',
  printHome: '/home-page-pdf',
  printRealEstate: '/realestate-page-pdf',
  printIntegrations: '/third-party-api-integration-pdf',
  printApplicationFramework: '/App-in-box-pdf',
  printDigitalTransformation: '/digital-transformation-pdf',
  printIdentity: '/identity-access-integration-pdf',
  printCloud: '/cloud-services-pdf',
} as const;

/** The anchors of the home page's sections (docs/decisions.md, "States are fragments"). */
export const anchors = {
  top: 'navbar',
  whoWeAre: 'whoweare',
  whatWeDo: 'whatwedo',
  street: 'street',
  ourServices: 'ourservices',
  techstack: 'techstack',
  careers: 'career',
  contact: 'contact',
} as const;

/** Answers that every page leads to: a section of another page by its address. */
export const answers = {
  engagement: `${routes.ourServices}#engagement`,
  duration: `${routes.ourServices}#questions`,
  dataHandling: `${routes.whoWeAre}#your-systems-and-data`,
  ownership: `${routes.whoWeAre}#ownership`,
} as const;

/** The anchor of what follows the slide of a detail page: where its Visit leads. */
export const introAnchor = 'intro';

export type Route = (typeof routes)[keyof typeof routes];
export type Anchor = (typeof anchors)[keyof typeof anchors];

/** A link that content may carry: a route, a section of the home page, or an answer that every page leads to. */
export type Href = Route | `/#${Anchor}` | (typeof answers)[keyof typeof answers];

/** The address of a section of the home page, from any page, also without JavaScript. */
export function homeSection(anchor: Anchor): Href {
  return `/#${anchor}`;
}
