import { detailPages } from './pages';
import { routes } from './routes';
import { sectionPages } from './section-pages';
import { site } from './site';

/** Every page that search engines may list, in the sitemap's order. A preview lists none. */
export const listedPaths: readonly string[] = site.preview
  ? []
  : [
      routes.home,
      ...detailPages.map((page) => page.path),
      ...Object.values(sectionPages)
        .filter((page) => page.indexed)
        .map((page) => page.path),
    ];
