import { detailPages, fileOf } from './pages';
import { routes, type Route } from '@/content/routes';
import { sectionPages } from './section-pages';

interface ListedPage {
  readonly path: Route;
  /** The files that say what the page says. */
  readonly files: readonly string[];
}

/**
 * Every page that search engines may list, in the sitemap's order. The three pages without a
 * canonical link are listed too: they may be indexed, and the sitemap names the address that we want for them.
 * The alias of the integrations page is not: its canonical points to the real one.
 */
export const listedPages: readonly ListedPage[] = [
  { path: routes.home, files: ['content/home.ts'] },
  ...detailPages.map(({ path }) => ({ path, files: [fileOf(path)] })),
  ...Object.values(sectionPages)
    .filter((page) => page.indexed)
    .map(({ path }) => ({ path, files: [`content/section-pages${path}.ts`, 'content/home.ts'] })),
];
