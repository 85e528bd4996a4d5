/** @jest-environment node */
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertReplaceable, builtSite, placeSite, siteFolder } from './built-site';

const publicSite: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
const localSite: NodeJS.ProcessEnv = { ...publicSite, LOCAL_SITE: '1' };
const from = process.cwd();
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function build(env: NodeJS.ProcessEnv, text = 'new'): void {
  write('.next/export/index.html', text);
  write('.next/export/our-services/integrations.html', text);
  assertReplaceable(siteFolder(env));
  placeSite('.next/export', siteFolder(env));
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
])('replaces the site in %s', (folder, env) => {
  build(env, 'before');
  write(`${folder}/left.html`, 'from before');
  build(env);
  expect(builtSite(env)).toBe(join(root, folder));
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toBe('new');
  expect(existsSync(`${folder}/left.html`)).toBe(false);
  expect(existsSync('.next/export-before')).toBe(false);
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

// Root may write anywhere.
(process.getuid?.() === 0 ? it.skip : it)('reports before the build that the folder cannot be replaced', () => {
  mkdirSync('out', { mode: 0o555 });
  expect(() => assertReplaceable('out')).toThrow('out/ cannot be replaced (EACCES)');
  chmodSync('out', 0o755);
});

describe.each([
  ['in a folder', () => undefined],
  ['behind a link', () => (mkdirSync('elsewhere'), symlinkSync('elsewhere', 'out'))],
  ['behind a link to nothing yet', () => symlinkSync('elsewhere', 'out')],
])('%s', (_, prepare) => {
  /** Has a call of the file system fail once the former site is there. */
  const fail = (name: 'renameSync' | 'cpSync', code: string, after = 0) => {
    const real = fs[name] as (...given: unknown[]) => void;
    let calls = 0;
    jest.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      if (calls++ === after) throw Object.assign(new Error(code), { code });
      real(...given);
    });
  };
  afterEach(() => jest.restoreAllMocks());

  it('replaces the site from another file system', () => {
    prepare();
    build(publicSite, 'before');
    fail('renameSync', 'EXDEV');
    build(publicSite);
    expect(readFileSync(join(builtSite(publicSite), 'index.html'), 'utf8')).toBe('new');
    expect(existsSync('.next/export')).toBe(false);
  });

  it.each<[string, () => void, RegExp]>([
    ['the folder may not be written', () => fail('renameSync', 'EACCES'), /EACCES.*writable/],
    ['the former site cannot be moved', () => fail('renameSync', 'EBUSY', 1), /EBUSY.*folder or a link/],
    ['the new site cannot be moved', () => fail('renameSync', 'EPERM', 2), /EPERM.*writable/],
    ['the disk is full', () => (fail('renameSync', 'EXDEV'), fail('cpSync', 'ENOSPC')), /ENOSPC.*make room/],
    ['the disk is full at the digest', () => fail('renameSync', 'ENOSPC', 3), /ENOSPC.*make room/],
  ])('keeps the former site where %s, and says what to do', (_, prepareFailure, sentence) => {
    prepare();
    build(publicSite, 'before');
    prepareFailure();
    expect(() => build(publicSite)).toThrow(sentence);
    jest.restoreAllMocks();
    expect(readFileSync(join(builtSite(publicSite), 'index.html'), 'utf8')).toBe('before');
    expect(readdirSync('.').filter((name) => /-(?:before|incoming)$/.test(name))).toEqual([]);
    build(publicSite);
    expect(readFileSync(join(builtSite(publicSite), 'index.html'), 'utf8')).toBe('new');
  });
});

it('reports after the build that a file cannot be written', () => {
  write('.next/export/index.html', 'new');
  write('.local/out.digest/a-folder', '');
  expect(() => placeSite('.next/export', 'out')).toThrow(/^out\/ cannot be replaced \(\w+\)/);
});
