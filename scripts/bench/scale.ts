import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { join } from 'node:path';
import { routes } from '@/content/routes';

/** What a copy for building does not need: history, and what builds and tests leave behind. */
const left = new Set(['.git', '.next', 'out', 'coverage', 'report', 'test-results', 'playwright-report', '.enquiries']);

/** Where the sample pages stand: below a page whose menus do not list them all, as most pages of a large site do. */
const parent = routes.integrations;
/** The page that they are copies of. */
const model = { file: 'location-integration', name: 'location', path: 'routes.location' } as const;

/**
 * Copies the repository for building, with hard links where the file system can: the packages cost no space.
 *
 * @param from the repository.
 * @param to a folder outside it.
 */
export function copyForBuilding(from: string, to: string): void {
  for (const entry of readdirSync(from)) {
    if (!left.has(entry)) copyTree(join(from, entry), join(to, entry), entry === 'node_modules');
  }
}

/** @param shared whether the copy may be the same file: where nobody writes to it. */
function copyTree(from: string, to: string, shared: boolean): void {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) return copyFile(from, to, shared);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyTree(source, target, shared);
  }
}

function copyFile(from: string, to: string, shared: boolean): void {
  if (!shared) return copyFileSync(from, to);
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}

/**
 * Adds sample pages to a copy of the repository, each a content file of its own, with its address and its line in the
 * registry, as a person would add them.
 *
 * @param root the copy.
 * @param count how many.
 * @throws Error when the files that it adds to are not as it expects them.
 */
export function addPages(root: string, count: number): void {
  const names = Array.from({ length: count }, (_, at) => `sample${at + 1}`);
  const source = read(root, `content/pages/${model.file}.ts`);
  for (const name of names) {
    const page = replaced(source, `export const ${model.name} `, `export const ${name} `);
    const named = page.replaceAll(/\b(name|title): '/g, `$1: '${name.slice('sample'.length)} `);
    write(root, `content/pages/${name}.ts`, replaced(named, `path: ${model.path}`, `path: routes.${name}`));
  }
  const addresses = names.map((name) => `  ${name}: '${parent}/${name}',\n`).join('');
  change(root, 'content/routes.ts', 'export const routes = {\n', (found) => found + addresses);
  const imports = names.map((name) => `import { ${name} } from './pages/${name}';\n`).join('');
  change(root, 'content/pages.ts', "import type { Route } from './routes';\n", (found) => imports + found);
  const lines = names.map((name) => `  ${name},\n`).join('');
  change(root, 'content/pages.ts', 'const sources: Record<string, DetailPageSource> = {\n', (found) => found + lines);
}

function change(root: string, file: string, found: string, to: (found: string) => string): void {
  write(root, file, replaced(read(root, file), found, to(found)));
}

function replaced(text: string, found: string, by: string): string {
  if (!text.includes(found)) throw new Error(`expected "${found.trim()}" in the content to add sample pages to`);
  return text.replace(found, () => by);
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function write(root: string, file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

/** Bytes of the files below a folder. @param matches which files count */
export function bytesBelow(folder: string, matches: (file: string) => boolean = () => true): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matches(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
