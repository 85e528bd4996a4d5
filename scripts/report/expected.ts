import { printPages } from '@/content/print';
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { listedPages } from '@/site/listed';
import { detailPages, fileOf } from '@/site/pages';
import { sectionPages } from '@/site/section-pages';

/** What a page should say about itself, by the content files, and which of it is an exception on purpose. */
export interface Expectation {
  /** Whether it belongs in the sitemap. */
  readonly listed: boolean;
  /** Whether search engines may index it; the alias may be, since its canonical leads them on. */
  readonly indexable: boolean;
  /** The address that its canonical link names; null for none. */
  readonly canonical: string | null;
  /** Why it differs from the rule, where it does. */
  readonly exception?: string;
  /** The content file to change. */
  readonly file: string;
}

/** What is expected of a page. A route that no content file knows is expected to be a page like any other. */
export function expectationOf(route: string): Expectation {
  const hidden = { listed: false, indexable: false, canonical: route };
  if (route === '/404') {
    const exception = 'The page for unknown addresses is not for search engines.';
    return { ...hidden, canonical: null, exception, file: 'content/interface.ts' };
  }
  const move = redirects.find(({ from }) => from === route);
  if (move && move.to !== 'gone') {
    const exception = `The page has moved to ${move.to}. Hosts lead there at once; where they cannot, this page does.`;
    return { ...hidden, canonical: move.to, exception, file: 'content/redirects.ts' };
  }
  if (route === routes.integrationsAlias) {
    const { integrations } = routes;
    const exception = `The integrations page has two addresses. Both answer; this one names ${integrations} as the real one.`;
    return { listed: false, indexable: true, canonical: integrations, exception, file: fileOf(integrations) };
  }
  if (route === routes.printIndex || printPages.some(({ path }) => path === route)) {
    const exception = 'Pages for printing repeat others word for word, so search engines are asked to leave them out.';
    return { ...hidden, exception, file: 'content/print.ts' };
  }
  if (Object.values(sectionPages).some(({ path, indexed }) => path === route && !indexed)) {
    const exception = 'The footer as a page of its own is for visitors; search engines are asked to leave it out.';
    return { ...hidden, exception, file: `content/section-pages${route}.ts` };
  }
  const file = listedPages.find(({ path }) => path === route)?.files[0] ?? 'content/routes.ts';
  if (detailPages.some(({ path, seo }) => path === route && !seo.canonical)) {
    const exception =
      'The requirements leave the canonical link out here. Search engines choose the address themselves; the sitemap names it.';
    return { listed: true, indexable: true, canonical: null, exception, file };
  }
  return { listed: true, indexable: true, canonical: route, file };
}
