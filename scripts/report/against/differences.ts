import { isDeepStrictEqual } from 'node:util';
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
 * @param built the build's pages by address
 * @param redirects the addresses that have moved: those are not lost
 */
export function differencesOf(
  host: HostSite,
  built: ReadonlyMap<string, PageFacts>,
  redirects: readonly Redirect[],
): Difference[] {
  const moves = new Map(redirects.map(({ from, to }) => [from, to]));
  const live = [...host.pages.values()].filter((page) => page.facts && page.route !== '/404');
  const routes = [...new Set([...live.map((page) => page.route), ...built.keys()])]
    .filter((route) => route !== '/404')
    .sort();
  return routes.flatMap((route): Difference[] => {
    const before = host.pages.get(route);
    const after = built.get(route);
    const move = moves.get(route);
    // A page that the host redirects is compared where it leads.
    const isThere = before?.facts !== undefined && before.answer?.chain.length === 1;
    if (isThere && move)
      return [{ route, subject: 'address', level: 'change', before: 'a page', after: movedTo(move) }];
    if (isThere && !after)
      return [
        {
          route,
          subject: 'address',
          level: 'error',
          before: 'a page',
          after: 'lost: no page, and no line in content/redirects.ts',
        },
      ];
    if (!isThere && after && !move)
      return [{ route, subject: 'address', level: 'change', before: 'none', after: 'a new page' }];
    return before?.facts && after && isThere ? compare(route, before.facts, after) : [];
  });
}

const movedTo = (to: Redirect['to']) => (to === 'gone' ? 'gone for good (410)' : `a redirect to ${to}`);

function compare(route: string, before: PageFacts, after: PageFacts): Difference[] {
  const told = Object.entries(subjects).flatMap(([subject, of]): Difference[] => {
    const values = { before: of(before), after: of(after) };
    if (values.before === values.after) return [];
    const hides = subject === 'robots' && values.after.includes('noindex') && !values.before.includes('noindex');
    return [{ route, subject, level: hides ? 'error' : 'change', ...values }];
  });
  const data = [before, after].map((page) => page.structuredData.map(parsed));
  if (!isDeepStrictEqual(data[0], data[1]))
    told.push({ route, subject: 'structured data', level: 'change', before: typesIn(before), after: typesIn(after) });
  return told;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const typesIn = (page: PageFacts) =>
  [...new Set(page.structuredData.join().match(/(?<="@type":\s*")[^"]+/g) ?? [])].join(', ');
