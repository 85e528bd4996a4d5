import { apiDevelopment } from './pages/api-development';
import { applicationDevelopment } from './pages/application-development';
import { applicationFramework } from './pages/application-framework';
import { applicationSupport } from './pages/application-support';
import { cloud } from './pages/cloud-services';
import { identity } from './pages/customer-identity';
import { dedicatedTeams } from './pages/dedicated-teams';
import { digitalTransformation } from './pages/digital-transformation';
import { documents } from './pages/document-integration';
import { identityIntegration } from './pages/identity-integration';
import { location } from './pages/location-integration';
import { messaging } from './pages/messaging-integration';
import { payments } from './pages/payment-integration';
import { powerApps } from './pages/power-apps';
import { productEngineering } from './pages/product-engineering';
import { propertyData } from './pages/property-data-integration';
import { realEstate } from './pages/real-estate-software';
import { integrations } from './pages/third-party-integrations';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

/**
 * Every detail page by its file, in the order of menus, cards and footer. A new page is a new file in
 * content/pages, its address in content/routes.ts, and a line here.
 */
export const detailPageSources: Record<string, DetailPageSource> = {
  'real-estate-software': realEstate,
  'cloud-services': cloud,
  'customer-identity': identity,
  'digital-transformation': digitalTransformation,
  'application-framework': applicationFramework,
  'power-apps': powerApps,
  'application-development': applicationDevelopment,
  'api-development': apiDevelopment,
  'application-support': applicationSupport,
  'third-party-integrations': integrations,
  'dedicated-teams': dedicatedTeams,
  'product-engineering': productEngineering,
  'location-integration': location,
  'property-data-integration': propertyData,
  'document-integration': documents,
  'payment-integration': payments,
  'messaging-integration': messaging,
  'identity-integration': identityIntegration,
};
