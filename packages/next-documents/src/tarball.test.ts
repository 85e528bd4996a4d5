/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');
const compiler = join(root, '../../node_modules/typescript/bin/tsc');

/** A folder outside the repository, in which the package and each example are as somebody has them who installs it. */
const folder = mkdtempSync(join(tmpdir(), 'next-documents-'));
let tarball: string;

function run(cwd: string, command: string, ...options: string[]): string {
  // Not the variables of npm and Jest, which say where this repository is and what its settings are.
  const { PATH, HOME, npm_config_registry, npm_config_cache } = process.env;
  const env = { PATH, HOME, npm_config_registry, npm_config_cache, NEXT_TELEMETRY_DISABLED: '1' };
  return execFileSync(command, options, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: env as unknown as NodeJS.ProcessEnv,
  });
}

beforeAll(() => {
  const made = join(folder, 'package');
  run(root, process.execPath, compiler, '--project', 'tsconfig.build.json', '--outDir', join(made, 'dist'));
  for (const file of ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'example'])
    cpSync(join(root, file), join(made, file), { recursive: true });
  const [packed] = JSON.parse(run(made, 'npm', 'pack', '--json', '--ignore-scripts')) as [{ filename: string }];
  tarball = join(made, packed.filename);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether there is a registry to install Next from. In CI there must be. */
function hasRegistry(): boolean {
  try {
    run(root, 'npm', 'ping', '--fetch-retries=0', '--fetch-timeout=10000');
  } catch {
    console.warn('Skipped: the registry cannot be reached, so the package cannot be installed outside the repository.');
    return false;
  }
  return true;
}

(process.env.CI || hasRegistry() ? describe : describe.skip).each<[manager: string, install: string[]]>([
  ['npm', ['npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']],
  ['pnpm', ['npx', '--yes', '--prefer-offline', 'pnpm@12.21.0', 'install', '--prefer-offline', '--ignore-scripts']],
])('the example, with the package as %s installs it', (manager, [command, ...options]) => {
  const site = join(folder, manager);
  const page = (name: string) => readFileSync(join(site, 'out', `${name}.html`), 'utf8');
  const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

  beforeAll(() => {
    cpSync(join(root, 'example'), site, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as { dependencies: object };
    const dependencies = { ...manifest.dependencies, 'next-documents': `file:${tarball}` };
    writeFileSync(join(site, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    run(site, command as string, ...options);
    run(site, process.execPath, 'node_modules/next/dist/bin/next', 'build');
  }, 240_000);

  it('ships no script, and allows none, on a page without islands', () => {
    expect(page('index')).toContain('<details>');
    expect(page('index')).not.toMatch(/<script|_next\/static\/(?:chunks|islands)|media="print"/);
    expect(policyOf(page('index'))).toContain("script-src 'none'");
  });

  it('ships React with the island on the page that has one, complete before it comes', () => {
    const html = page('counter');
    expect(html).toMatch(/<button type="button"[^>]*>Pressed <!-- -->3<!-- --> times/);
    const address = /<script data-src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(readFileSync(join(site, 'out', address), 'utf8')).toContain('hydrate');
    expect(policyOf(html)).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    expect(policyOf(html)).not.toMatch(/unsafe|connect-src/);
  });

  it('has no other files than documents, styles, islands and their compressed forms', () => {
    const files = readdirSync(join(site, 'out'), { recursive: true })
      .map(String)
      .filter((file) => file.includes('.'));
    const kinds = files.map((file) => file.replace(/-[\w]{8,10}(?=\.)/, '').replace(/\.br$/, ''));
    expect([...new Set(kinds)].sort()).toEqual([
      '404.html',
      '_next/static/islands/islands.js',
      '_next/static/screen.css',
      'counter.html',
      'index.html',
    ]);
  });

  it('tells hosts that know Next where the site is', () => {
    const note = JSON.parse(readFileSync(join(site, '.next/export-detail.json'), 'utf8')) as { outDirectory: string };
    expect(note.outDirectory).toBe(join(site, 'out'));
    expect(existsSync(join(site, '.next/export'))).toBe(false);
  });
});
