import { ui } from '@/content/interface';
import type { Route } from '@/content/routes';
import { personPath, vacancyPath } from '@/lib/addresses';
import { familyOf, type FamilyName } from '@/lib/families';
import type { Picture, Seo } from '@/lib/schemas/parts';
import type { Article } from '@/lib/schemas/article';
import type { DetailPage } from '@/lib/schemas/detail-page';
import type { Vacancy } from '@/lib/schemas/home';
import type { SectionPage } from '@/lib/schemas/section-page';
import { articleFile, articles } from './articles';
import { home, vacancyFile } from './home';
import { detailPages, fileOf } from './pages';
import { people, type NamedPerson } from './people';
import { sectionPageFile, sectionPages } from './section-pages';
import { personSeo, vacancySeo } from './seo';

/** The fields that pages of all families share. */
interface Page {
  readonly family: FamilyName;
  readonly path: Route;
  /** The name in menus and lists. */
  readonly name: string;
  readonly file: string;
  readonly seo: Seo;
  readonly draft?: boolean;
  /** False where search engines are asked not to list it. */
  readonly indexed?: boolean;
  /** What its social picture shows; without it, it is that of the home page. */
  readonly card?: { readonly name?: string; readonly title: string; readonly picture: Picture };
}

/** A page of a family that is shown, with what its file says. */
export type FamilyPage = Page &
  (
    | { readonly folder: 'pages'; readonly content: DetailPage }
    | { readonly folder: 'section-pages'; readonly content: SectionPage }
    | { readonly folder: 'articles'; readonly content: Article }
    | { readonly folder: 'vacancies'; readonly content: Vacancy }
    | { readonly folder: 'people'; readonly content: NamedPerson }
  );

/** The pages of all families that are shown, by folder, each in the order of content/order.yaml. */
export const familyPages: readonly FamilyPage[] = [
  ...detailPages.map(ofDetailPage),
  ...Object.values(sectionPages).map(ofSectionPage),
  ...articles.map(ofArticle),
  ...home.careers.vacancies.map(ofVacancy),
  ...people.map(ofPerson),
];

/** The pages without a route of their own in app/: two routes show them, one for each depth of address. */
export const writtenPages: readonly FamilyPage[] = familyPages.filter(({ family }) => !familyOf(family).hasRoute);

function ofDetailPage(content: DetailPage): FamilyPage {
  const { family, path, name, seo, draft, header } = content;
  const card = { name, title: header.title, picture: header.picture };
  return { folder: 'pages', content, family, path, name, file: fileOf(path), seo, draft, card };
}

function ofSectionPage(content: SectionPage): FamilyPage {
  const { path, name, seo, indexed } = content;
  return {
    folder: 'section-pages',
    content,
    family: 'section',
    path,
    name,
    file: sectionPageFile(content),
    seo,
    indexed,
  };
}

function ofArticle(content: Article): FamilyPage {
  const { family, path, name, title, picture, seo, draft, indexed } = content;
  const kind = family === 'note' || family === 'case' ? ui.articles[family] : undefined;
  const card = { name: kind ?? (name === title ? undefined : name), title, picture };
  return { folder: 'articles', content, family, path, name, file: articleFile(path), seo, draft, indexed, card };
}

function ofVacancy(content: Vacancy): FamilyPage {
  const { role: name, draft, picture } = content;
  const card = { name: ui.careers, title: name, picture };
  const [path, seo] = [vacancyPath(content), vacancySeo(content)];
  return { folder: 'vacancies', content, family: 'vacancy', path, name, file: vacancyFile(content), seo, draft, card };
}

function ofPerson(content: NamedPerson): FamilyPage {
  const { id, name, draft } = content;
  const [path, seo, file] = [personPath(content), personSeo(content), `content/people/${id}.yaml`];
  return { folder: 'people', content, family: 'person', path, name, file, seo, draft };
}
