import type { Route } from '@/content/routes';
import data from '@/generated/content/articles.json' with { type: 'json' };
import type { Article, WrittenArticle } from '@/lib/schemas/article';
import { conformanceTables } from './conformance';
import { visible } from './visible';

const files = new Map<string, string>();

/** Every note, case and other written page by its file, as it is written. */
export const writtenArticles = data as unknown as Readonly<Record<string, WrittenArticle>>;

/** Those that are shown. */
export const articles: readonly Article[] = visible(
  Object.entries(writtenArticles).map(([name, article]) => {
    files.set(article.path, `content/articles/${name}.yaml`);
    const sections = article.sections.flatMap((section) =>
      section.kind === 'conformance' ? conformanceTables(section) : section,
    );
    return { ...article, sections: visible(sections) };
  }),
);

/** The articles of a family, in the order of content/order.yaml. */
export function articlesOf(family: Article['family']): Article[] {
  return articles.filter((article) => article.family === family);
}

/** The content file of an article. */
export function articleFile(path: Route): string {
  return files.get(path) ?? 'content/order.yaml';
}
