import { existsSync, readFileSync } from 'node:fs';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import type { NewPage } from './ask';

/**
 * The files that a new page needs, with what will stand in each: its own, its address, its line among the pages.
 * @throws Error that says what stands there already: nothing is overwritten
 */
export function filesOf(page: NewPage): Readonly<Record<string, string>> {
  const slug = page.address.slice(page.address.lastIndexOf('/') + 1);
  const file = `content/pages/${slug}.ts`;
  const key = keyOf(slug);
  if (existsSync(file)) throw new Error(`${file} exists already, and nothing is overwritten. Choose another address.`);
  if (key in routes) throw new Error(`content/routes.ts has a page “${key}” already. Choose another address.`);

  const textOf = (name: string) => readFileSync(name, 'utf8');
  const siblings = Object.entries(detailPageSources).filter(([, { family }]) => family === page.family);
  const [last, { path = '' } = {}] = siblings.at(-1) ?? [];
  const pages = after(textOf('content/pages.ts'), `  '?${last}'?: .*,`, `  '${slug}': ${key},`);
  return {
    [file]: pageText(textOf('scripts/new-page/sample-page.ts'), page, key),
    'content/routes.ts': after(textOf('content/routes.ts'), `  .*: '${path}',`, `  ${key}: '${page.address}',`),
    'content/pages.ts': `import { ${key} } from './pages/${slug}';\n${pages}`,
  };
}

/** The sample of a page, with what has been decided for a new one in the place of its own words. */
function pageText(sample: string, { family, name, search }: NewPage, key: string): string {
  const quotable = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", '’');
  const words = {
    "'@/content/routes'": "'../routes'",
    samplePage: key,
    'routes.powerApps': `routes.${key}`,
    "'solution'": `'${family}'`,
    'Sample search': quotable(search.charAt(0).toUpperCase() + search.slice(1)),
    'sample search': quotable(search),
    'Sample name': quotable(name),
    'sample name': quotable(name.toLowerCase()),
  };
  return Object.entries(words).reduce(
    (text, [word, own]) => text.replaceAll(word, () => own),
    sample.slice(sample.indexOf('import ')),
  );
}

/** The text with a line put in after another one. @throws Error when that one is not there */
function after(text: string, line: string, added: string): string {
  const changed = text.replace(new RegExp(`^${line}$`, 'm'), (found) => `${found}\n${added}`);
  if (changed === text)
    throw new Error(`Expected a line like “${line.trim()}” to put the new page after; nothing is written.`);
  return changed;
}

/** The name of a page in code: "data-migration" is dataMigration. One word could be one of the language, such as "new". */
function keyOf(slug: string): string {
  const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return name === slug ? `${name}Page` : name;
}
