import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { articleFile, articles } from './articles';
import { home } from './home';
import { detailPages, fileOf } from './pages';
import { sectionPageFile, sectionPages } from './section-pages';

/** A page as written in its content file. */
export interface WrittenPage extends Partial<Pick<DetailPage, 'name' | 'search' | 'sections'>> {
  readonly route: string;
  readonly file: string;
  readonly data: unknown;
  readonly seo?: { readonly pageName: string; readonly description: string };
  readonly h1?: string;
  readonly scene?: string;
  readonly slide?: { readonly heading: string };
  readonly menu?: readonly { readonly label: string; readonly section: string }[];
  readonly closing?: { readonly question: string; readonly next: string };
  readonly isDetail?: boolean;
  /** False when search engines are asked not to index the page. */
  readonly indexed?: boolean;
}

/** Every page with its own copy, and the labels of the controls. */
export function writtenPages(): WrittenPage[] {
  return [
    { route: routes.home, file: 'content/home.yaml', data: home, h1: home.hero.title },
    ...detailPages.map((page) => {
      const { title: h1, picture } = page.header;
      const file = fileOf(page.path);
      return { ...page, route: page.path, file, data: page, h1, scene: picture.scene, isDetail: true };
    }),
    ...Object.values(sectionPages).map((page) => {
      const file = sectionPageFile(page);
      return { ...page, route: page.path, file, data: page, h1: page.title, scene: page.picture.scene };
    }),
    ...articles.map((article) => {
      const { path, title: h1, picture } = article;
      return { ...article, route: path, file: articleFile(path), data: article, h1, scene: picture.scene };
    }),
    { route: routes.home, file: 'content/interface/controls.yaml', data: ui },
  ];
}
