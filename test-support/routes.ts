import { routes as named } from '@/content/routes';
import pages from '@/generated/content/pages.json' with { type: 'json' };
import print from '@/generated/content/print.json' with { type: 'json' };
import sectionPages from '@/generated/content/section-pages.json' with { type: 'json' };

const printed = (source: string) => {
  const page = print.pages.find((page) => page.source === source);
  if (!page) throw new Error(`test-support/routes.ts: content/print.yaml prints no page "${source}"`);
  return page.path;
};

/** The addresses that tests open, by name: those that code refers to, and every page of the requirements. */
export const routes = {
  ...named,
  footer: sectionPages.footer.path,

  cloud: pages['cloud-services'].path,
  identity: pages['customer-identity'].path,
  digitalTransformation: pages['digital-transformation'].path,
  applicationFramework: pages['application-framework'].path,
  powerApps: pages['power-apps'].path,

  applicationDevelopment: pages['application-development'].path,
  apiDevelopment: pages['api-development'].path,
  applicationSupport: pages['application-support'].path,
  dedicatedTeams: pages['dedicated-teams'].path,
  productEngineering: pages['product-engineering'].path,

  location: pages['location-integration'].path,
  propertyData: pages['property-data-integration'].path,
  documents: pages['document-integration'].path,
  payments: pages['payment-integration'].path,
  messaging: pages['messaging-integration'].path,
  identityIntegration: pages['identity-integration'].path,

  printHome: printed(named.home),
  printRealEstate: printed(named.realEstate),
  printIntegrations: printed(named.integrations),
  printApplicationFramework: printed(pages['application-framework'].path),
  printDigitalTransformation: printed(pages['digital-transformation'].path),
  printIdentity: printed(pages['customer-identity'].path),
  printCloud: printed(pages['cloud-services'].path),
  printTechstack: printed(named.techstack),
};
