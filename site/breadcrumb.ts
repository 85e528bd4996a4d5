import { printWords, ui } from '@/content/interface';
import { detailPageAt } from './pages';
import { routes, type Route } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';

export interface Crumb {
  readonly name: string;
  readonly path: Route;
}

const home: Crumb = { name: ui.home, path: routes.home };
const whatWeDo: Crumb = { name: ui.whatWeDo, path: routes.whatWeDo };

/**
 * The breadcrumb of a detail page: its section, then its name. Integration sub-pages stand under
 * 'What we do / Third-Party API Integrations'.
 */
export function breadcrumbOf(page: Pick<DetailPage, 'family' | 'name' | 'path'>): Crumb[] {
  const self: Crumb = { name: page.name, path: page.path };
  switch (page.family) {
    case 'solution':
      return [whatWeDo, self];
    case 'service':
      return [{ name: ui.ourServices, path: routes.ourServices }, self];
    case 'integration':
      return [whatWeDo, { name: detailPageAt(routes.integrations).name, path: routes.integrations }, self];
  }
}

/** The breadcrumb of a section page: home, then its name. */
export function sectionBreadcrumb(page: Crumb): Crumb[] {
  return [home, { name: page.name, path: page.path }];
}

/** The breadcrumb of the print index. */
export const printIndexBreadcrumb: readonly Crumb[] = [home, { name: printWords.edition, path: routes.printIndex }];
