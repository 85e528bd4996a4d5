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

/** The anchor of what follows the slide of a detail page: where its Visit leads. */
export const introAnchor = 'intro';

/** The addresses that no content file has. */
export const fixedRoutes = {
  home: '/',
  notes: '/notes',
  printIndex: '/pdf',
  /** Its canonical is `integrations` (docs/decisions.md, "Two addresses of the integrations page"). */
  integrationsAlias: '/what-we-do/third-party-api-integrations',
} as const;

/** The pages that code refers to, by the files that have their addresses; of a print page, the file of what it prints. */
export const namedPages = {
  whoWeAre: 'section-pages/who-we-are',
  whatWeDo: 'section-pages/what-we-do',
  ourServices: 'section-pages/our-services',
  techstack: 'section-pages/techstack',
  contact: 'section-pages/contact',
  footer: 'section-pages/footer',

  realEstate: 'pages/real-estate-software',
  cloud: 'pages/cloud-services',
  identity: 'pages/customer-identity',
  digitalTransformation: 'pages/digital-transformation',
  applicationFramework: 'pages/application-framework',
  powerApps: 'pages/power-apps',

  applicationDevelopment: 'pages/application-development',
  apiDevelopment: 'pages/api-development',
  applicationSupport: 'pages/application-support',
  integrations: 'pages/third-party-integrations',
  dedicatedTeams: 'pages/dedicated-teams',
  productEngineering: 'pages/product-engineering',

  location: 'pages/location-integration',
  propertyData: 'pages/property-data-integration',
  documents: 'pages/document-integration',
  payments: 'pages/payment-integration',
  messaging: 'pages/messaging-integration',
  identityIntegration: 'pages/identity-integration',

  privacy: 'articles/privacy',
  accessibility: 'articles/accessibility',
} as const;

/** The print pages that code refers to, by the names of what they print. */
export const namedPrints = {
  printHome: 'home',
  printRealEstate: 'realEstate',
  printIntegrations: 'integrations',
  printApplicationFramework: 'applicationFramework',
  printDigitalTransformation: 'digitalTransformation',
  printIdentity: 'identity',
  printCloud: 'cloud',
  printTechstack: 'techstack',
} as const;
