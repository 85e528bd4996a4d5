import addresses from '@/generated/content/addresses.json' with { type: 'json' };
import routeList from '@/generated/content/routes.json' with { type: 'json' };
import { anchors, type fixedRoutes, type namedPages } from './route-names';

export { anchors, introAnchor } from './route-names';

type Name = keyof typeof fixedRoutes | keyof typeof namedPages;

/** The addresses that code refers to, each from its page's own file. */
export const routes: Readonly<Record<Name, string>> = routeList;

/** The addresses of all pages but vacancies and people, drafts too. What the site has: site/addresses.ts. */
export const allRoutes: readonly string[] = addresses;

export type Route = string;
export type Anchor = (typeof anchors)[keyof typeof anchors];

/** The address of a section of the home page, from any page, also without JavaScript. */
export function homeSection(anchor: Anchor): `/#${Anchor}` {
  return `/#${anchor}`;
}
