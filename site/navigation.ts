import { ui } from '@/content/interface';
import { pagesOf } from './pages';
import { anchors, answers, homeSection, routes } from '@/content/routes';

/** A link by its words. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

function linksOf(family: Parameters<typeof pagesOf>[0]): NavigationLink[] {
  return pagesOf(family).map((page) => ({ label: page.name, href: page.path }));
}

/** The two columns of the 'What we do' menu (docs/requirements.md, "Navigation"). */
export const menuColumns = [
  { title: ui.servicesColumn, links: linksOf('service') },
  { title: ui.solutionsColumn, links: linksOf('solution') },
];

/** The menu's other items: sections of the home page. */
export const menuLinks: NavigationLink[] = [
  { label: ui.techstack, href: homeSection(anchors.techstack) },
  { label: ui.whoWeAre, href: homeSection(anchors.whoWeAre) },
  { label: ui.careers, href: homeSection(anchors.careers) },
  { label: ui.contact, href: homeSection(anchors.contact) },
];

/** The footer's columns (docs/requirements.md, "Footer"); a family of pages is named with the page above it. */
export const footerColumns = [
  { title: ui.solutionsColumn, parent: routes.whatWeDo, links: linksOf('solution') },
  { title: ui.servicesColumn, parent: routes.ourServices, links: linksOf('service') },
  {
    title: ui.companyColumn,
    links: [
      { label: ui.home, href: routes.home },
      { label: ui.whatWeDo, href: routes.whatWeDo },
      { label: ui.ourServices, href: routes.ourServices },
      { label: ui.techstack, href: routes.techstack },
      { label: ui.whoWeAre, href: routes.whoWeAre },
      { label: ui.dataHandling, href: answers.dataHandling },
      { label: ui.careers, href: homeSection(anchors.careers) },
      { label: ui.contact, href: routes.contact },
      { label: ui.brochures, href: routes.printIndex },
    ],
  },
] satisfies { title: string; parent?: string; links: NavigationLink[] }[];

/** The pages below the integrations page: in no menu, on the site map alone. */
export const integrationLinks = linksOf('integration');
