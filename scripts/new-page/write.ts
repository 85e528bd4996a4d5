import { existsSync, readFileSync } from 'node:fs';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import type { NewPage } from './ask';

/**
 * Returns the new texts, by path, of the files that a new page needs: its content file, the routes and the registry.
 * @throws Error when its file or route exists already
 */
export function filesOf(page: NewPage): Readonly<Record<string, string>> {
  const slug = page.address.slice(page.address.lastIndexOf('/') + 1);
  const file = `content/pages/${slug}.ts`;
  const key = keyOf(slug);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another address.`);
  if (key in routes) throw new Error(`content/routes.ts has a page “${key}” already. Choose another address.`);

  const textOf = (name: string) => readFileSync(name, 'utf8');
  const siblings = Object.entries(detailPageSources).filter(([, { family }]) => family === page.family);
  const [last, { path = '' } = {}] = siblings.at(-1) ?? [];
  const pages = insertAfter(textOf('content/pages.ts'), `  '?${last}'?: .*,`, `  '${slug}': ${key},`);
  return {
    [file]: pageText(textOf('scripts/new-page/sample-page.ts'), page, key),
    'content/routes.ts': insertAfter(textOf('content/routes.ts'), `  .*: '${path}',`, `  ${key}: '${page.address}',`),
    'content/pages.ts': `import { ${key} } from './pages/${slug}';\n${pages}`,
  };
}

/** The sample page with its placeholders replaced. */
function pageText(sample: string, { family, name, search }: NewPage, key: string): string {
  const replacements = {
    "'@/content/routes'": "'../routes'",
    samplePage: key,
    'routes.powerApps': `routes.${key}`,
    "'solution'": `'${family}'`,
    'Sample search': quotable(search.charAt(0).toUpperCase() + search.slice(1)),
    'sample search': quotable(search),
    'Sample name': quotable(name),
    'sample name': quotable(name.toLowerCase()),
  };
  return Object.entries(replacements).reduce(
    (text, [placeholder, replacement]) => text.replaceAll(placeholder, () => replacement),
    sample.slice(sample.indexOf('import ')),
  );
}

/** Words as they may stand between straight quotation marks. */
export function quotable(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", '’');
}

/** Inserts a line after the one that matches a pattern. @throws Error when none does */
export function insertAfter(text: string, line: string, added: string): string {
  const changed = text.replace(new RegExp(`^${line}$`, 'm'), (found) => `${found}\n${added}`);
  if (changed === text)
    throw new Error(`Expected a line like “${line.trim()}” to insert the new page after; nothing was written.`);
  return changed;
}

/** The identifier of a page: dataMigration for "data-migration", newPage for "new", as one word may be reserved. */
export function keyOf(slug: string): string {
  const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return name === slug ? `${name}Page` : name;
}
