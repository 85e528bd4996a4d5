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
  street: '/14-sample-street',
  printIndex: '/pdf',
  /** Its canonical is `integrations` (docs/decisions.md, "Two addresses of the integrations page"). */
  integrationsAlias: '/what-we-do/third-party-api-integrations',
} as const;

/** The pages that code refers to, by the files that have their addresses; tests name more (test-support/routes.ts). */
export const namedPages = {
  whoWeAre: 'section-pages/who-we-are',
  whatWeDo: 'section-pages/what-we-do',
  ourServices: 'section-pages/our-services',
  techstack: 'section-pages/techstack',
  contact: 'section-pages/contact',
  realEstate: 'pages/real-estate-software',
  integrations: 'pages/third-party-integrations',
  privacy: 'articles/privacy',
  accessibility: 'articles/accessibility',
} as const;
