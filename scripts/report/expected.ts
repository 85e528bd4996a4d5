import { listedPages } from '@/site/listed';
import { detailPages, fileOf } from '@/site/pages';
import { printPages } from '@/content/print';
import { redirects } from '@/content/redirects';
import { routes, type Route } from '@/content/routes';
import { sectionPages } from '@/site/section-pages';

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
  /** The content file to change. */
  readonly file: string;
}

/** What is expected of a page. A route that no content file knows is expected to be a page like any other. */
export function expectationOf(route: string): Expectation {
  const path = route as Route;
  const hidden = (file: string, exception: string, canonical: Route | null = path): Expectation => {
    return { listed: false, indexable: false, canonical, exception, file };
  };
  if (route === '/404')
    return hidden('content/interface.ts', 'The page for unknown addresses is not for search engines.', null);
  const moved = redirects.find(({ from }) => from === route);
  if (moved && moved.to !== 'gone') {
    const reason = `The page has moved to ${moved.to}. Hosts lead there at once; where they cannot, this page does.`;
    return hidden('content/redirects.ts', reason, moved.to);
  }
  if (route === routes.integrationsAlias) {
    const { integrations } = routes;
    const reason = `The integrations page has two addresses. Both answer; this one names ${integrations} as the real one.`;
    return { ...hidden(fileOf(integrations), reason, integrations), indexable: true };
  }
  if (printPages.some((page) => page.path === route) || route === routes.printIndex) {
    const reason = 'Pages for printing repeat others word for word, so search engines are asked to leave them out.';
    return hidden('content/print.ts', reason);
  }
  if (Object.values(sectionPages).some((page) => page.path === route && !page.indexed)) {
    const reason = 'The footer as a page of its own is for visitors; search engines are asked to leave it out.';
    return hidden(`content/section-pages${route}.ts`, reason);
  }
  const file = listedPages.find((one) => one.path === route)?.files[0] ?? 'content/routes.ts';
  const page = { listed: true, indexable: true, canonical: path, file };
  if (!detailPages.some((one) => one.path === route && !one.seo.canonical)) return page;
  const exception =
    'The requirements leave the canonical link out here. Search engines choose the address themselves; the sitemap names it.';
  return { ...page, canonical: null, exception };
}
