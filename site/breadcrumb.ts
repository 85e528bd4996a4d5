import { printWords, ui } from '@/content/interface';
import { anchors, homeSection, routes } from '@/content/routes';
import { streetPage } from '@/content/street';
import { families, type FamilyName } from '@/lib/families';
import { detailPageAt } from './pages';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const home: Crumb = { name: ui.home, path: routes.home };
const notes: Crumb = { name: ui.notes, path: routes.notes };

/** The ancestors of pages, by the names that `families` uses. */
const crumbs: Readonly<Record<(typeof families)[FamilyName]['crumbs'][number], () => Crumb>> = {
  home: () => home,
  notes: () => notes,
  whatWeDo: () => ({ name: ui.whatWeDo, path: routes.whatWeDo }),
  ourServices: () => ({ name: ui.ourServices, path: routes.ourServices }),
  integrations: () => ({ name: detailPageAt(routes.integrations).name, path: routes.integrations }),
  whoWeAre: () => ({ name: ui.whoWeAre, path: routes.whoWeAre }),
  careers: () => ({ name: ui.careers, path: homeSection(anchors.careers) }),
};

/** The breadcrumb of a page: what its family is under (lib/families.ts), then its own name. */
export function breadcrumbOf({ family, name, path }: Crumb & { readonly family: FamilyName }): Crumb[] {
  return [...families[family].crumbs.map((above) => crumbs[above]()), { name, path }];
}

/** The breadcrumb of the list of notes. */
export const notesBreadcrumb: readonly Crumb[] = [home, notes];

/** The breadcrumb of the page that tells the story of one house. */
export const streetBreadcrumb: readonly Crumb[] = [home, { name: streetPage.name, path: routes.street }];

/** The breadcrumb of the print index. */
export const printIndexBreadcrumb: readonly Crumb[] = [home, { name: printWords.edition, path: routes.printIndex }];
