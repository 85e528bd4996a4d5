import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import places from '@/generated/picture-labels.json' with { type: 'json' };
import { pageTemplate, type NewPage } from './template';

/** A file of the repository with what will stand in it. */
export interface WrittenFile {
  readonly file: string;
  readonly text: string;
}

/** The scene that a new page borrows: it has points for flags. */
const scene = 'cloud';

/**
 * The files that a new page needs: its own, its address, its line among the pages.
 * @param root the repository
 * @throws Error that says what stands there already: nothing is overwritten
 */
export function filesOf(root: string, page: NewPage): WrittenFile[] {
  const slug = page.address.slice(page.address.lastIndexOf('/') + 1);
  const file = `content/pages/${slug}.ts`;
  const key = keyOf(slug);
  if (existsSync(join(root, file)))
    throw new Error(`${file} exists already, and nothing is overwritten. Choose another address.`);
  if (key in routes) throw new Error(`content/routes.ts has a page “${key}” already. Choose another address.`);

  const siblings = Object.entries(detailPageSources).filter(([, one]) => one.family === page.family);
  const [last, { path = '' } = {}] = siblings.at(-1) ?? [];
  const nameOf = (sought: string) => Object.entries(routes).find(([, address]) => address === sought)?.[0];
  const related = siblings.slice(0, 2).map(([, one]) => nameOf(one.path) ?? '');
  const points = Object.keys(places[scene]).slice(0, 3);
  const text = (name: string) => readFileSync(join(root, name), 'utf8');
  const imported = after(
    text('content/pages.ts'),
    `import .* from './pages/${last}';`,
    `import { ${key} } from './pages/${slug}';`,
  );
  return [
    { file, text: pageTemplate(page, { key, scene, points, related }) },
    {
      file: 'content/routes.ts',
      text: after(text('content/routes.ts'), `  .*: '${path}',`, `  ${key}: '${page.address}',`),
    },
    { file: 'content/pages.ts', text: after(imported, `  '?${last}'?: .*,`, `  '${slug}': ${key},`) },
  ];
}

/** Writes the files: the page's own first, which must not exist. */
export function writeFiles(root: string, files: readonly WrittenFile[]): void {
  files.forEach(({ file, text }, at) => writeFileSync(join(root, file), text, { flag: at === 0 ? 'wx' : 'w' }));
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
