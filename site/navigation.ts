import { ui } from '@/content/interface';
import { articlesOf } from './articles';
import { pagesOf } from './pages';
import { answers } from '@/content/answers';
import { anchors, homeSection, routes } from '@/content/routes';
import { families } from '@/lib/families';
import { streetPage } from '@/content/street';
import type { SceneName } from '@/lib/schemas/parts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** The model of the page that it leads to. */
  readonly scene?: SceneName;
}

function linksOf(family: Parameters<typeof pagesOf>[0]): NavigationLink[] {
  return pagesOf(family).map((page) => ({ label: page.name, href: page.path, scene: page.header.picture.scene }));
}

/** A family's column in menu and footer, with its title from `families`. */
const columnOf = (family: 'solution' | 'service') => ({ title: ui[families[family].column], links: linksOf(family) });

/** The two columns of the 'What we do' menu (docs/requirements.md, "Navigation"), each with the page that has all of it. */
export const menuColumns = [
  { ...columnOf('service'), overview: { label: ui.ourServices, href: routes.ourServices } },
  { ...columnOf('solution'), overview: { label: ui.whatWeDo, href: routes.whatWeDo } },
];

/** The menu's other items: sections of the home page. */
export const menuLinks: NavigationLink[] = [
  { label: ui.techstack, href: homeSection(anchors.techstack) },
  { label: ui.whoWeAre, href: homeSection(anchors.whoWeAre) },
  { label: ui.careers, href: homeSection(anchors.careers) },
  { label: ui.contact, href: homeSection(anchors.contact) },
];

/** The seven links of docs/requirements.md ("Footer"), then the other pages that speak of the firm. */
export const companyLinks: NavigationLink[] = [
  { label: ui.home, href: routes.home },
  { label: ui.whatWeDo, href: routes.whatWeDo },
  { label: ui.ourServices, href: routes.ourServices },
  { label: ui.techstack, href: routes.techstack },
  { label: ui.whoWeAre, href: routes.whoWeAre },
  { label: ui.careers, href: homeSection(anchors.careers) },
  { label: ui.contact, href: routes.contact },
  { label: ui.dataHandling, href: answers.dataHandling },
  ...(articlesOf('note').length > 0 ? [{ label: ui.notes, href: routes.notes }] : []),
  { label: ui.brochures, href: routes.printIndex },
  { label: streetPage.name, href: routes.street },
];

/** The pages that the law or good manners ask for, in the footer's last line. */
export const legalLinks: NavigationLink[] = [
  { label: ui.privacy, href: routes.privacy },
  { label: ui.accessibility, href: routes.accessibility },
];

/** The footer's columns (docs/requirements.md, "Footer"). */
export const footerColumns = [
  columnOf('solution'),
  columnOf('service'),
  { title: ui.companyColumn, links: companyLinks },
];
