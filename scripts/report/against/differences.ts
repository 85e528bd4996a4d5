import type { Redirect } from '@/lib/schemas/redirects';
import type { ReadPage } from '../read-page';
import type { HostSite } from './read-host';

/** Something that a deploy would change for search engines or link previews. */
export interface Difference {
  readonly route: string;
  readonly subject: string;
  /** An error costs visitors: a lost page, or one that becomes noindex. */
  readonly level: 'error' | 'change';
  /** The values on the live site and in the build; '' for none. */
  readonly before: string;
  readonly after: string;
}

/** The compared properties, with their names in the report. */
const subjects: Readonly<Record<string, (page: ReadPage) => string>> = {
  title: (page) => page.titles.join(' | '),
  description: (page) => page.descriptions.join(' | '),
  canonical: (page) => page.canonicals.join(' | '),
  robots: (page) => page.robots,
  h1: (page) => page.headings.join(' | '),
  'social picture': (page) => page.social['og:image'] ?? '',
  'social title': (page) => page.social['og:title'] ?? '',
  'social description': (page) => page.social['og:description'] ?? '',
};

/**
 * Compares the pages of a live site with those of the build.
 * @param redirects addresses that have moved, and so are not lost
 */
export function differencesOf(
  host: HostSite,
  built: readonly ReadPage[],
  redirects: readonly Redirect[],
): Difference[] {
  const moves = new Map(redirects.map(({ from, to }) => [from, to]));
  // A redirected page is compared at its destination.
  const live = new Map(
    [...host.pages].flatMap(([route, { facts, response }]) => (facts && !response?.redirected ? [[route, facts]] : [])),
  );
  // The page at a moved address only redirects (scripts/deploy/moved-pages.ts).
  const pages = new Map(built.filter(({ route }) => !moves.has(route)).map((page) => [page.route, page]));
  const routes = new Set([...live.keys(), ...pages.keys()].sort());
  routes.delete('/404');
  return [...routes].flatMap((route): Difference[] => {
    const [before, after, move] = [live.get(route), pages.get(route), moves.get(route)];
    if (before && after) return compare(route, before, after);
    const address = { route, subject: 'address', level: 'change', before: 'a page' } as const;
    if (!before) return [{ ...address, before: 'none', after: 'a new page' }];
    if (move) return [{ ...address, after: move === 'gone' ? 'gone for good (410)' : `a redirect to ${move}` }];
    return [{ ...address, level: 'error', after: 'lost: no page, and no entry in content/redirects.yaml' }];
  });
}

function compare(route: string, before: ReadPage, after: ReadPage): Difference[] {
  const change = (subject: string, before: string, after: string): Difference => {
    const hides = subject === 'robots' && after.includes('noindex') && !before.includes('noindex');
    return { route, subject, level: hides ? 'error' : 'change', before, after };
  };
  const changes = Object.entries(subjects)
    .filter(([, of]) => of(before) !== of(after))
    .map(([subject, of]) => change(subject, of(before), of(after)));
  if (dataOf(before) !== dataOf(after)) changes.push(change('structured data', typesIn(before), typesIn(after)));
  // Social pictures have no hash in their names, so their bytes have to be compared.
  const hasSameUrl = before.social['og:image'] === after.social['og:image'];
  if (hasSameUrl && before.picture && after.picture && !before.picture.data.equals(after.picture.data))
    changes.push(change('social picture', after.picture.file, 'another picture at the same address'));
  return changes;
}

/** Structured data without white space, so that formatting does not count. */
const dataOf = (page: ReadPage) => page.structuredData.join().replace(/\s+/g, '');

const typesIn = (page: ReadPage) =>
  [...new Set(page.structuredData.join().match(/(?<="@type":\s*")[^"]+/g) ?? [])].join(', ');
