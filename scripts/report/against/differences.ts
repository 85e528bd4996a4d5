import type { Redirect } from '@/lib/redirects';
import type { PageFacts } from '../read-page';
import type { HostSite } from './read-host';

/** What a deploy of the build would change for search engines and link previews. */
export interface Difference {
  readonly route: string;
  readonly subject: string;
  /** Whether it costs visitors: an address lost, or a page that asks to be left out. */
  readonly level: 'error' | 'change';
  /** What the host says now, and what the build says; '' for nothing. */
  readonly before: string;
  readonly after: string;
}

/** What is compared of a page, by its name for marketing. */
const subjects: Readonly<Record<string, (page: PageFacts) => string>> = {
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
 * Compares the pages that a host serves with those of the build.
 * @param redirects the addresses that have moved: those are not lost
 */
export function differencesOf(
  host: HostSite,
  built: readonly PageFacts[],
  redirects: readonly Redirect[],
): Difference[] {
  const moves = new Map(redirects.map(({ from, to }) => [from, to]));
  // A page that the host redirects is compared where it leads.
  const live = new Map(
    [...host.pages].flatMap(([route, { facts, answer }]) => (facts && !answer?.redirected ? [[route, facts]] : [])),
  );
  // A moved address may have a page, which leads on.
  const pages = new Map(built.filter(({ route }) => !moves.has(route)).map((page) => [page.route, page]));
  const routes = new Set([...live.keys(), ...pages.keys()].sort());
  routes.delete('/404');
  return [...routes].flatMap((route): Difference[] => {
    const [before, after, move] = [live.get(route), pages.get(route), moves.get(route)];
    if (before && after) return compare(route, before, after);
    const address = { route, subject: 'address', level: 'change', before: 'a page' } as const;
    if (!before) return [{ ...address, before: 'none', after: 'a new page' }];
    if (move) return [{ ...address, after: move === 'gone' ? 'gone for good (410)' : `a redirect to ${move}` }];
    return [{ ...address, level: 'error', after: 'lost: no page, and no line in content/redirects.ts' }];
  });
}

function compare(route: string, before: PageFacts, after: PageFacts): Difference[] {
  const change = (subject: string, before: string, after: string): Difference => {
    const hides = subject === 'robots' && after.includes('noindex') && !before.includes('noindex');
    return { route, subject, level: hides ? 'error' : 'change', before, after };
  };
  const told = Object.entries(subjects)
    .filter(([, of]) => of(before) !== of(after))
    .map(([subject, of]) => change(subject, of(before), of(after)));
  if (dataOf(before) !== dataOf(after)) told.push(change('structured data', typesIn(before), typesIn(after)));
  // Social pictures keep their names, so a new one is found by its bytes alone.
  const isNamedAlike = before.social['og:image'] === after.social['og:image'];
  if (isNamedAlike && before.picture && after.picture && !before.picture.data.equals(after.picture.data))
    told.push(change('social picture', after.picture.file, 'another picture at the same address'));
  return told;
}

/** Structured data without the white space between and within its texts. */
const dataOf = (page: PageFacts) => page.structuredData.join().replace(/\s+/g, '');

const typesIn = (page: PageFacts) =>
  [...new Set(page.structuredData.join().match(/(?<="@type":\s*")[^"]+/g) ?? [])].join(', ');
