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
const borrowedScene = 'cloud';

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
  const [first, second] = siblings.map(([, one]) => nameOf(one.path));
  const [last] = siblings.at(-1) ?? [];
  const points = Object.keys(places[borrowedScene]).slice(0, 3);
  if (!first || !second || !last || points.length < 3)
    throw new Error('content/pages.ts has no pages of this family to go by.');
  const text = (name: string) => readFileSync(join(root, name), 'utf8');
  const constant = new RegExp(`^  '${last}': (\\w+),$`, 'm').exec(text('content/pages.ts'))?.[1];
  return [
    { file, text: pageTemplate(page, { key, scene: borrowedScene, points, related: [first, second] }) },
    {
      file: 'content/routes.ts',
      text: after(text('content/routes.ts'), addressOf(last), `  ${key}: '${page.address}',`),
    },
    {
      file: 'content/pages.ts',
      text: after(
        after(
          text('content/pages.ts'),
          `import { ${constant} } from './pages/${last}';`,
          `import { ${key} } from './pages/${slug}';`,
        ),
        `  '${last}': ${constant},`,
        `  '${slug}': ${key},`,
      ),
    },
  ];
}

/** Writes the files: the page's own first, which must not exist. */
export function writeFiles(root: string, files: readonly WrittenFile[]): void {
  files.forEach(({ file, text }, at) => writeFileSync(join(root, file), text, { flag: at === 0 ? 'wx' : 'w' }));
}

/** The text with a line put in after another one. @throws Error when that one is not there */
function after(text: string, line: string, added: string): string {
  const parts = text.split(`${line}\n`);
  if (parts.length !== 2)
    throw new Error(`Expected one line “${line.trim()}” to put the new page after; nothing is written.`);
  return `${parts[0]}${line}\n${added}\n${parts[1]}`;
}

/** Words that cannot be a name in code, or are one in every content file. */
const reserved =
  /^(break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|new|null|package|return|routes|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** The name of a page in code: "data-migration" is dataMigration. */
function keyOf(slug: string): string {
  const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return reserved.test(name) ? `${name}Page` : name;
}

function nameOf(path: string): string | undefined {
  return Object.entries(routes).find(([, address]) => address === path)?.[0];
}

/** The line of a page's address in content/routes.ts. */
function addressOf(file: string): string {
  const { path } = detailPageSources[file] ?? {};
  return `  ${nameOf(String(path))}: '${path}',`;
}
