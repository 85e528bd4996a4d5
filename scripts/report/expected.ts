import { listedPages } from '@/lib/listed';
import { detailPages, fileOf } from '@/content/pages';
import { printPages } from '@/content/print';
import { routes, type Route } from '@/content/routes';
import { sectionPages } from '@/content/section-pages';

/** What a page should say about itself, by the content files, and which of it is an exception on purpose. */
export interface Expectation {
  /** Whether it belongs in the sitemap. */
  readonly listed: boolean;
  /** Whether search engines may index it; the alias may be, since its canonical leads them on. */
  readonly indexable: boolean;
  /** The address that its canonical link names; null for none. */
  readonly canonical: Route | null;
  /** Why it differs from the rule, where it does. */
  readonly exception?: string;
  /** A search that should end on this page. */
  readonly search?: string;
  /** The content file to change. */
  readonly file: string;
}

const hidden = { listed: false, indexable: false };
const open = { listed: true, indexable: true };
/** The search of each page that has one. */
const searches = new Map<string, string | undefined>(
  [...detailPages, ...Object.values(sectionPages)].map(({ path, search }) => [path, search]),
);
const withoutCanonical = new Set<string>(detailPages.filter((page) => !page.seo.canonical).map((page) => page.path));

/**
 * What is expected of a page. A route that no content file knows is expected to be a page like any other.
 * @param route the page's address
 */
export function expectationOf(route: string): Expectation {
  const path = route as Route;
  if (route === '/404') {
    return {
      ...hidden,
      canonical: null,
      exception: 'The page for unknown addresses is not for search engines.',
      file: 'content/interface.ts',
    };
  }
  if (route === routes.integrationsAlias) {
    return {
      listed: false,
      indexable: true,
      canonical: routes.integrations,
      exception: `The specification gives the integrations page two addresses. Both answer; this one names ${routes.integrations} as the real one.`,
      file: fileOf(routes.integrations),
    };
  }
  if (printPages.some((page) => page.path === route) || route === routes.printIndex) {
    return {
      ...hidden,
      canonical: path,
      exception: 'Pages laid out for paper repeat others word for word, so search engines are asked to leave them out.',
      file: 'content/print.ts',
    };
  }
  const section = Object.values(sectionPages).find((page) => page.path === route);
  if (section && !section.indexed) {
    return {
      ...hidden,
      canonical: path,
      exception: 'The footer as a page of its own is for visitors; search engines are asked to leave it out.',
      file: `content/section-pages${section.path}.ts`,
    };
  }
  if (withoutCanonical.has(route)) {
    return {
      ...open,
      canonical: null,
      exception:
        'The specification leaves the canonical link out on this page. Search engines then choose the address themselves; the sitemap names it.',
      search: searches.get(path),
      file: fileOf(path),
    };
  }
  const file = listedPages.find((page) => page.path === route)?.files[0] ?? 'content/routes.ts';
  return { ...open, canonical: path, search: searches.get(path), file };
}

/** Every address that the content promises. */
export const promisedRoutes: readonly string[] = Object.values(routes);
