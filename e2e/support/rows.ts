import { pageOf, textOf } from './built-site';

/** The texts of all elements of a built page that a selector names, in their order. */
export const textsAt = (path: string, selector: string): string[] =>
  pageOf(path).querySelectorAll(selector).map(textOf);

/** An attribute of all elements of a built page that a selector names, in their order. */
export const attributesAt = (path: string, selector: string, name: string): (string | undefined)[] =>
  pageOf(path)
    .querySelectorAll(selector)
    .map((element) => element.getAttribute(name));

/** The links of a built page that a selector names: what each says, and where it leads. */
export const linksAt = (path: string, selector: string): [string, string | undefined][] =>
  pageOf(path)
    .querySelectorAll(selector)
    .map((link) => [textOf(link), link.getAttribute('href')]);

export const solutions = {
  'Real estate software development': '/what-we-do/real-estate-software-company',
  'Cloud consulting and services': '/what-we-do/cloud-services',
  'Customer identity & access management': '/what-we-do/customer-identity-and-access-management',
  'Digital transformation services': '/what-we-do/digital-transformation-services',
  'Application-in-a-box': '/what-we-do/application-framework',
  'Power Apps': '/what-we-do/power-apps',
} as const;

export const services = {
  'Application development': '/our-services/application-development',
  'API development': '/our-services/api-development',
  'Application maintenance and support': '/our-services/application-support',
  'Third-Party API Integrations': '/our-services/third-party-api-integrations',
  'Dedicated development teams': '/our-services/dedicated-development-teams',
  'Product engineering': '/our-services/product-engineering',
} as const;

const below = '/our-services/third-party-api-integrations';

export const integrations = {
  'Location and address': `${below}/location-address-integration`,
  'Real estate property and database': `${below}/real-estate-property-database`,
  'Document automation': `${below}/document-automation`,
  'Accounting and payment': `${below}/accounts-and-payment`,
  'Messaging and communications': `${below}/messaging-communication`,
  'Identity and access': `${below}/identity-access-integration`,
} as const;

/** The 18 detail pages by their addresses. */
export const detailPaths: readonly string[] = [solutions, services, integrations].flatMap((pages) =>
  Object.values(pages),
);

/** The five that begin with a slide. */
export const slidePaths: readonly string[] = [
  solutions['Real estate software development'],
  solutions['Cloud consulting and services'],
  solutions['Digital transformation services'],
  solutions['Power Apps'],
  services['Third-Party API Integrations'],
];

/** The four windows in which heights are tried, in px. */
export const sizes = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
