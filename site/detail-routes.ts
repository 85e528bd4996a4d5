import { detailPageAt, pagesOf } from './pages';
import { routes } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const alias = { slug: slugOf(routes.integrationsAlias), page: detailPageAt(routes.integrations) };

/**
 * The routes below /what-we-do: the solutions, and the alias of the integrations page
 * (docs/decisions.md, "Two addresses of the integrations page").
 */
export const solutionRoutes = new Map<string, DetailPage>([
  ...pagesOf('solution').map((page) => [slugOf(page.path), page] as const),
  [alias.slug, alias.page],
]);

/** The routes below /our-services. */
export const serviceRoutes = new Map(pagesOf('service').map((page) => [slugOf(page.path), page]));

/** The routes below /our-services/third-party-api-integrations. */
export const specialityRoutes = new Map(pagesOf('integration').map((page) => [slugOf(page.path), page]));

/** The segment that the integration sub-pages are under. */
export const specialityParent = slugOf(routes.integrations);
