import { printWords, ui } from '@/content/interface';
import { personPath, vacancyPath } from '@/lib/addresses';
import type { Article } from '@/lib/schemas/article';
import type { Vacancy } from '@/lib/schemas/home';
import { detailPageAt } from './pages';
import type { NamedPerson } from './people';
import { homeSection, anchors, routes } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const home: Crumb = { name: ui.home, path: routes.home };
const whatWeDo: Crumb = { name: ui.whatWeDo, path: routes.whatWeDo };

/**
 * The breadcrumb of a detail page: its section, then its name. Integration sub-pages are under
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

const notes: Crumb = { name: ui.notes, path: routes.notes };

/** The breadcrumb of the list of notes. */
export const notesBreadcrumb: readonly Crumb[] = [home, notes];

/** The breadcrumb of a note or a case, which are under the list of both, or of another written page. */
export function articleBreadcrumb({ family, name, path }: Pick<Article, 'family' | 'name' | 'path'>): Crumb[] {
  return [family === 'page' ? home : notes, { name, path }];
}

/** The breadcrumb of a vacancy: its section of the home page, then the role. */
export function vacancyBreadcrumb(vacancy: Vacancy): Crumb[] {
  return [
    { name: ui.careers, path: homeSection(anchors.careers) },
    { name: vacancy.role, path: vacancyPath(vacancy) },
  ];
}

/** The breadcrumb of a person: who the company is, then the name. */
export function personBreadcrumb(person: NamedPerson): Crumb[] {
  return [
    { name: ui.whoWeAre, path: routes.whoWeAre },
    { name: person.name, path: personPath(person) },
  ];
}

/** The breadcrumb of the print index. */
export const printIndexBreadcrumb: readonly Crumb[] = [home, { name: printWords.edition, path: routes.printIndex }];
