import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './lib/files';
import { main } from './lib/main';
import { run } from './lib/run';

/**
 * `npm run bench:scale -- 100`: measures a build with that many extra pages (default 1,000): its time in ms per page,
 * and what each extra page adds in KB (1000 bytes). Builds a temporary copy of the repository, in which the extra pages
 * are copies of an integration page.
 */
const count = Number(process.argv[2] ?? 1000);
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'bench-scale-'));
const excluded = ['.git', '.next', '.local', 'out', 'coverage', 'report', 'test-results', '.enquiries'];
const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');

/** Runs a build step in the copy. @returns its duration in seconds */
async function step(...command: string[]): Promise<number> {
  const started = performance.now();
  if ((await run('npx', ['--no', ...command], { cwd: copy })) !== 0) throw new Error(`"${command.join(' ')}" failed.`);
  return (performance.now() - started) / 1000;
}

/** Adds the sample pages as an editor would: each is a content file, a route and a line in the registry. */
function addPages(): void {
  const names = Array.from({ length: count }, (_, at) => `sample${at + 1}`);
  const page = textOf('content/pages/location-integration.ts');
  for (const name of names) {
    const sample = page.replace('const location ', `const ${name} `).replace('routes.location', `routes.${name}`);
    writeFileSync(join(copy, `content/pages/${name}.ts`), sample.replaceAll(/\b(name|title): '/g, `$1: '${name} `));
  }
  const addresses = names.map((name) => `${name}: '/our-services/third-party-api-integrations/${name}',`);
  const routes = textOf('content/routes.ts').replace('const routes = {', `$&${addresses.join('')}`);
  writeFileSync(join(copy, 'content/routes.ts'), routes);
  const imports = names.map((name) => `import { ${name} } from './pages/${name}';`);
  const registry = textOf('content/pages.ts').replace('DetailPageSource> = {', `$&${names.join()},`);
  writeFileSync(join(copy, 'content/pages.ts'), [...imports, registry].join('\n'));
}

await main(async () => {
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !excluded.includes(path.slice(root.length + 1)),
  });
  // Run before the measurement, because assets are cached between builds.
  await step('tsx', 'scripts/assets.ts');
  addPages();
  const seconds = await step('next', 'build');
  const files = filesBelow(join(copy, 'out'), '');
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const bytes = files.filter((file) => /\/sample\d/.test(file)).map((file) => statSync(join(copy, 'out', file)).size);
  const kb = bytes.reduce((sum, size) => sum + size, 0) / count / 1000;
  const ms = (1000 * seconds) / pages;
  console.log(`${pages} pages: ${seconds.toFixed(0)} s`);
  console.log(`Each extra page: ${ms.toFixed(0)} ms, ${kb.toFixed(0)} KB`);
});
