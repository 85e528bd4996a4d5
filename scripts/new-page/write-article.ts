import { existsSync, readFileSync } from 'node:fs';
import { articleFolders, type Article } from '@/lib/schemas/article';
import { routes } from '@/content/routes';
import { insertAfter, keyOf, quotable } from './write';

/** The essentials of a new note, case or other page; `address` is the full path, such as "/notes/data-retention". */
export interface NewArticle {
  readonly family: Article['family'];
  readonly address: string;
  readonly name: string;
}

/**
 * Returns the new texts, by path, of the files that a new note, case or page needs: its content file, its route, its line in
 * the registry and, for a page directly below the home page, its file in app/.
 *
 * @param today as YYYY-MM-DD
 * @throws Error when its file or route exists already
 */
export function articleFilesOf({ family, address, name }: NewArticle, today: string): Readonly<Record<string, string>> {
  const slug = address.slice(articleFolders[family].length);
  const file = `content/articles/${slug}.ts`;
  const key = family === 'page' ? keyOf(slug) : keyOf(`${family}-${slug}`);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another address.`);
  if (key in routes) throw new Error(`content/routes.ts has a page “${key}” already. Choose another address.`);
  const textOf = (path: string) => readFileSync(path, 'utf8');
  const sample = textOf('scripts/new-page/sample-article.ts');
  const replacements: readonly (readonly [string, string])[] = [
    ["'@/content/routes'", "'../routes'"],
    ['sampleArticle', key],
    ['routes.privacy', `routes.${key}`],
    ["family: 'note',", family === 'case' ? `family: 'case',\n  customer: 'Sample text',` : `family: '${family}',`],
    ['2000-01-01', today],
    ['Sample name: sample text', quotable(name.length < 10 ? `${name}: sample text` : name)],
    ['Sample name', quotable(name)],
    ['sample name', quotable(name.slice(0, 46).trim())],
  ];
  const text = replacements.reduce(
    (all, [from, to]) => all.replaceAll(from, () => to),
    sample.slice(sample.indexOf('import ')),
  );
  const registry = textOf('content/articles.ts');
  const [list = ''] = /export const articleSources.*/.exec(registry) ?? [];
  const line = `  '${slug}': ${key},`;
  return {
    [file]: text,
    'content/routes.ts': insertAfter(textOf('content/routes.ts'), "  notes: '/notes',", `  ${key}: '${address}',`),
    'content/articles.ts': `import { ${key} } from './articles/${slug}';\n${registry.replace(list, `${list}\n${line}`)}`,
    ...(family === 'page' && {
      [`app/(site)/${slug}/page.tsx`]: textOf('app/(site)/privacy/page.tsx')
        .replaceAll('routes.privacy', `routes.${key}`)
        .replaceAll('PrivacyPage', 'WrittenPage'),
    }),
  };
}
