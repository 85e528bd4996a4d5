import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/content/routes';
import { filesBelow } from './lib/files';
import { main } from './lib/main';
import { run } from './lib/run';

/**
 * `npm run bench:scale -- 1000`: how long a build takes when the site has so many pages more (1,000 unless given).
 * Builds a temporary copy of the repository, in which the pages are copies of one integration page.
 */
const count = Number(process.argv[2] ?? 1000);
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'bench-scale-'));
const left = new Set(['.git', '.next', 'out', 'coverage', 'report', 'test-results', 'playwright-report', '.enquiries']);

/** Runs a step of the build in the copy. @returns the seconds that it took */
async function step(...command: string[]): Promise<number> {
  const started = performance.now();
  const code = await run('npx', ['--no', ...command], { cwd: copy });
  if (code !== 0) throw new Error(`"${command.join(' ')}" failed in the copy (exit code ${code}).`);
  return (performance.now() - started) / 1000;
}

/** Adds a line for each sample page to a file of the copy. @throws Error where the line that they follow is not there */
function insert(file: string, after: string, lines: readonly string[]): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(`${after}\n`)) throw new Error(`${file}: expected the line "${after}" to add sample pages to.`);
  writeFileSync(join(copy, file), text.replace(`${after}\n`, `${[after, ...lines].join('\n')}\n`));
}

/** Adds sample pages as a person would: a content file, an address, and a line in the registry each. */
function addPages(): void {
  const names = Array.from({ length: count }, (_, at) => `sample${at + 1}`);
  const source = readFileSync(join(copy, 'content/pages/location-integration.ts'), 'utf8');
  for (const name of names) {
    const page = source
      .replace('export const location ', `export const ${name} `)
      .replace('path: routes.location', `path: routes.${name}`)
      .replaceAll(/\b(name|title): '/g, `$1: '${name.slice('sample'.length)} `);
    writeFileSync(join(copy, `content/pages/${name}.ts`), page);
  }
  const addresses = names.map((name) => `${name}: '${routes.integrations}/${name}',`);
  const imports = names.map((name) => `import { ${name} } from './pages/${name}';`);
  insert('content/routes.ts', 'export const routes = {', addresses);
  insert('content/pages.ts', "import type { Route } from './routes';", imports);
  insert('content/pages.ts', 'const sources: Record<string, DetailPageSource> = {', [names.join(', ') + ',']);
}

await main(async () => {
  if (!(count >= 1)) throw new Error(`expected a number of pages, found "${process.argv[2]}".`);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const isCopied = (path: string) => !left.has(path.slice(root.length + 1));
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  // The assets are kept from build to build, so they do not count.
  await step('tsx', 'scripts/assets.ts');
  addPages();
  const next = await step('next', 'build');
  const finish = await step('tsx', 'scripts/finish.ts');
  const pages = filesBelow(join(copy, 'out'), '.html').length;
  const perPage = Math.round((1000 * (next + finish)) / pages);
  console.log(`${pages} pages: next build ${next.toFixed(0)} s, finish ${finish.toFixed(0)} s; ${perPage} ms per page`);
});
