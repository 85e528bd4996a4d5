import { articleSources } from '@/content/articles';
import type { Route } from '@/content/routes';
import { parseContent } from '@/lib/parse-content';
import { articleSchema, type Article } from '@/lib/schemas/article';
import { visible } from './visible';

const files = new Map<string, string>();

/** Every note, case and other written page that is shown, checked. @throws Error that names the file and the field */
export const articles: readonly Article[] = visible(
  Object.entries(articleSources).map(([name, source]) => {
    const file = `content/articles/${name}.ts`;
    const article = parseContent(file, articleSchema, source);
    files.set(article.path, file);
    return { ...article, sections: visible(article.sections) };
  }),
);

/** The articles of a family, in the order of content/articles.ts. */
export function articlesOf(family: Article['family']): Article[] {
  return articles.filter((one) => one.family === family);
}

/**
 * The article at an address.
 * @throws Error when no content file has this address
 */
export function articleAt(path: string): Article {
  const article = articles.find((one) => one.path === path);
  if (!article) throw new Error(`content/articles has no page for ${path}`);
  return article;
}

/** The content file of an article. */
export function articleFile(path: Route): string {
  return files.get(path) ?? 'content/articles.ts';
}
