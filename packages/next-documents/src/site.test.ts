/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleIslands } from './islands.ts';
import { finishSite, type Folders } from './site.ts';
import { rawPage, TestFolder } from './testing.ts';

// Bundling has its own tests, and would take longer than all of these.
jest.mock('./islands.ts', () => ({ ...jest.requireActual<object>('./islands.ts'), bundleIslands: jest.fn() }));
jest.mocked(bundleIslands).mockImplementation((_root, out) => {
  const file = '_next/static/islands/islands-one.js';
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), 'hydrate()');
  return { module: file, code: 'hydrate()', islands: new Set(), sources: new Map() };
});

const folders: TestFolder[] = [];
const settings = { islands: 'islands.tsx', deferPrintUnless: '[data-paper]' };
const font = '@font-face{src:url(../media/sans.woff2)}';

/** A site with two pages as `next build` exports it, and a function that finishes it into `folder`. */
function siteWith(files: Record<string, string | undefined> = {}, basePath = '', clientModules = {}) {
  const all: Record<string, string | undefined> = {
    'index.html': rawPage({ basePath }),
    'index.txt': 'payload',
    '__next._tree.txt': 'payload',
    'a/b.html': rawPage({ basePath, body: '<div data-island="form" data-hydrate="visible"></div>' }),
    'a/b.txt': 'payload',
    '_not-found.html': rawPage({ basePath }),
    'a/b/__next.$d$page.__PAGE__.txt': 'payload',
    'robots.txt': 'robots',
    '.well-known/security.txt': 'security',
    '_next/static/chunks/app.js': '3',
    '_next/static/chunks/site.css': `${font}p{}@media print{p{top:0}}`,
    '_next/static/chunks/other.css': 'b{}@media print{p{top:0}}',
    '_next/static/media/sans.woff2': 'font',
    ...files,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const raw = new TestFolder(Object.fromEntries(given));
  const folder = new TestFolder();
  const manifests = new TestFolder({
    'page_client-reference-manifest.js': `globalThis.__RSC_MANIFEST = { "/page": ${JSON.stringify({ clientModules })} }`,
  });
  folders.push(raw, folder, manifests);
  const options = { root: manifests.path, raw: raw.path, out: folder.path, manifests: manifests.path, basePath };
  const finish = (more: Partial<Folders> = {}) => finishSite({ ...options, ...more }, settings);
  return { folder, finish };
}

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

describe.each(['', '/site'])('a site below "%s"', (basePath) => {
  it('has finished pages, and no chunks or payloads of Next’s client', async () => {
    const { folder, finish } = siteWith({}, basePath);
    expect(await finish()).toBe(2);
    const [screen = '', print = ''] =
      folder.read('index.html').match(/_next\/static\/(?:print|screen)-\w{10}\.css/g) ?? [];
    expect(folder.files.filter((file) => !/\.br$|^_next\/static\/islands\//.test(file))).toEqual([
      '.well-known/security.txt',
      print,
      screen,
      'a/b.html',
      'index.html',
      'robots.txt',
    ]);
    expect(folder.read('index.html')).toContain(`url(data:font/woff2;base64,${btoa('font')})`);
    const hydrate = folder.files.find((file) => /^_next\/static\/islands\/islands-\w+\.js$/.test(file));
    expect(folder.read('a/b.html')).toContain(`data-src="${basePath}/${hydrate}"`);
    expect(folder.read('a/b.html')).toContain(`media="print" href="${basePath}/${print}" disabled`);
    expect(folder.read(print)).toBe('@media print{p{top:0}}');
    expect(folder.read('a/b.html')).toContain(`data-spare href="${basePath}/${screen}" disabled`);
  });
});

it('copies an .html file of public/ as it is, such as a search engine’s verification file', async () => {
  const file = 'google0123456789abcdef.html';
  const text = `google-site-verification: ${file}`;
  const root = new TestFolder({ [`public/${file}`]: text });
  folders.push(root);
  const { folder, finish } = siteWith({ [file]: text });
  expect(await finish({ root: root.path })).toBe(2);
  expect(folder.read(file)).toBe(text);
});

it('builds reproducibly, whatever the build id', async () => {
  const made = ['a1', 'b2'].map(async (buildId) => {
    const site = siteWith({
      'index.html': rawPage({ buildId }),
      [`_next/static/${buildId}/_buildManifest.js`]: buildId,
      'index.txt': buildId,
    });
    await site.finish();
    return site.folder.files.map((file) => [file, site.folder.read(file)]);
  });
  const [first, second] = await Promise.all(made);
  expect(first).toEqual(second);
});

describe('the build fails with the page and what was expected when', () => {
  it('there is no site', async () => {
    await expect(siteWith({ 'index.html': undefined }).finish()).rejects.toThrow(
      'expected a page at / in the export, found none',
    );
  });

  it('a page is invalid', async () => {
    const { finish } = siteWith({ 'a/b.html': rawPage({ title: '' }) });
    await expect(finish()).rejects.toThrow('a/b.html: expected one head > title, found none');
  });

  it('a page is invalid, after all other files have been written', async () => {
    const { folder, finish } = siteWith({
      '.well-known/long.txt': 'long '.repeat(1e5),
      'a/b.html': rawPage({ title: '' }),
    });
    await expect(finish()).rejects.toThrow('expected one head > title');
    expect(folder.files).toContain('.well-known/long.txt.br');
  });

  it('a page links a missing stylesheet', async () => {
    const { finish } = siteWith({ '_next/static/chunks/site.css': undefined });
    await expect(finish()).rejects.toThrow(
      'expected a file for every stylesheet, found none for /_next/static/chunks/site.css',
    );
  });
});

it('rejects a client component that nothing would hydrate', async () => {
  const { finish } = siteWith({}, '', { '[project]/components/ui/slider.tsx': {} });
  await expect(finish()).rejects.toThrow(
    'app/page has the client component components/ui/slider.tsx, which is not an island',
  );
});
