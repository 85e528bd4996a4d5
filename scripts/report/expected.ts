import { printPages } from '@/content/print';
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { articleFile, articles } from '@/site/articles';
import { listedPages } from '@/site/listed';
import { detailPages, fileOf } from '@/site/pages';
import { sectionPages } from '@/site/section-pages';

/** The expected metadata of a page according to content/, and whether it is a deliberate exception. */
export interface Expectation {
  readonly listed: boolean;
  /** Whether search engines may index it; true for the alias, whose canonical points them to the real page. */
  readonly indexable: boolean;
  /** The route that its canonical names; null for none. */
  readonly canonical: string | null;
  readonly exception?: string;
  readonly file: string;
}

/** The expectation for a route; unknown routes should behave like ordinary pages. */
export function expectationOf(route: string): Expectation {
  const hidden = { listed: false, indexable: false, canonical: route };
  if (route === '/404') {
    const exception = 'The 404 page is not for search engines.';
    return { ...hidden, canonical: null, exception, file: 'content/interface/not-found.yaml' };
  }
  const move = redirects.find(({ from }) => from === route);
  if (move && move.to !== 'gone') {
    const exception = `The page has moved to ${move.to}. It redirects on hosts that cannot.`;
    return { ...hidden, canonical: move.to, exception, file: 'content/redirects.yaml' };
  }
  if (route === routes.integrationsAlias) {
    const { integrations } = routes;
    const exception = `The integrations page has two addresses, and the canonical of this one is ${integrations}.`;
    return { listed: false, indexable: true, canonical: integrations, exception, file: fileOf(integrations) };
  }
  if (route === routes.printIndex || printPages.some(({ path }) => path === route)) {
    const exception = 'Print pages repeat others word for word, so search engines are asked not to index them.';
    return { ...hidden, exception, file: 'content/print.yaml' };
  }
  if (Object.values(sectionPages).some(({ path, indexed }) => path === route && !indexed)) {
    const exception = 'The footer as a separate page is for visitors; search engines are asked not to index it.';
    return { ...hidden, exception, file: 'content/section-pages/footer.yaml' };
  }
  if (articles.some(({ path, indexed }) => path === route && !indexed)) {
    const exception = 'Its file asks search engines not to index it (indexed: false).';
    return { ...hidden, exception, file: articleFile(route) };
  }
  const file = listedPages.find(({ path }) => path === route)?.files[0] ?? 'content/home.yaml';
  if (detailPages.some(({ path, seo }) => path === route && !seo.canonical)) {
    const exception =
      'The requirements omit the canonical link here. Search engines choose the address themselves; the sitemap lists it.';
    return { listed: true, indexable: true, canonical: null, exception, file };
  }
  return { listed: true, indexable: true, canonical: route, file };
}
