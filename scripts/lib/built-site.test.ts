/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtSite, recordSite, siteFolder } from './built-site';

const publicSite: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
const localSite: NodeJS.ProcessEnv = { ...publicSite, LOCAL_SITE: '1' };
const from = process.cwd();
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Stands for a build with these variables. */
function build(env: NodeJS.ProcessEnv): void {
  write(join(siteFolder(env), 'index.html'), 'a page');
  write(join(siteFolder(env), 'our-services/integrations.html'), 'a page');
  const former = process.env;
  process.env = env;
  recordSite();
  process.env = former;
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'built-site-')));
  process.chdir(root);
});

afterEach(() => {
  process.chdir(from);
  rmSync(root, { recursive: true });
});

it.each([
  ['out', publicSite],
  ['.local/site', localSite],
])('finds the site in %s', (folder, env) => {
  build(env);
  expect(builtSite(env)).toBe(join(root, folder));
});

it('never uses the local site as the public one', () => {
  build(localSite);
  expect(() => builtSite(publicSite)).toThrow('no built site in out/. Run "npm run build" first');
});

it.each<[what: string, change: () => void]>([
  ['a page is missing', () => rmSync('out/our-services/integrations.html')],
  ['a page is cut short', () => writeFileSync('out/index.html', 'n')],
  ['a file was added, such as data of Next’s router', () => writeFileSync('out/index.txt', '')],
  ['the digest is missing', () => rmSync('.local/out.digest')],
])('rejects a site when %s, and says what to run', (_, change) => {
  build(publicSite);
  change();
  expect(() => builtSite(publicSite)).toThrow(
    'out/ is incomplete, or was changed after it was built. Run "npm run build"',
  );
});
