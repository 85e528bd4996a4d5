/** @jest-environment node */
import { hashSource } from './inline-code';
import { finishSite, type FinishOptions } from './site';
import { listTags } from './tags';
import { rawPage, TestFolder, type RawPage } from './testing';

const folders: TestFolder[] = [];
const css = '@font-face{src:url(../media/sans.woff2)}p{background:url(../media/a.svg)}';

/** A site with two pages, and what the finishing step is told of it. */
function siteWith(files: Record<string, string | undefined> = {}, basePath = '', page: Partial<RawPage> = {}) {
  const chunks = '_next/static/chunks';
  const all: Record<string, string | undefined> = {
    'out/index.html': rawPage({ basePath, ...page }),
    'out/a/b.html': rawPage({ basePath, body: '<p>b</p>', ...page }),
    [`out/${chunks}/framework.js`]: '1',
    [`out/${chunks}/turbopack-0.js`]: '2',
    [`out/${chunks}/app.js`]: '3',
    [`out/${chunks}/site.css`]: css,
    'out/_next/static/media/sans.woff2': 'letters',
    ...files,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const folder = new TestFolder(Object.fromEntries(given));
  folders.push(folder);
  const options: FinishOptions = {
    out: `${folder.path}/out`,
    basePath,
    mailOrigin: 'https://mail.example',
    injectedStyles: ['injected{}'],
  };
  return { folder, finish: () => finishSite(options) };
}

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

it('allows no empty style where a stylesheet brings no letters', () => {
  const { finish } = siteWith({ 'out/_next/static/chunks/site.css': 'p{}' });
  expect(finish().policy).not.toContain(hashSource(''));
});

describe.each(['', '/site'])('a site below "%s"', (basePath) => {
  it('has its pages finished, each with the file of its flight', () => {
    const { folder, finish } = siteWith({}, basePath);
    const { pages, policy } = finish();
    expect(pages).toBe(2);
    for (const page of ['out/index.html', 'out/a/b.html']) {
      const html = folder.read(page);
      const [script] = listTags(html).filter(({ name }) => name === 'script');
      expect(html).toContain(`content="${policy}"`);
      const flight = script?.attributes.get('data-flight') ?? '';
      expect(folder.read(`out${flight.slice(basePath.length)}`)).toContain('__next_f');
    }
  });

  it('has its stylesheet and its letters in the page, and both in the policy', () => {
    const { folder, finish } = siteWith({}, basePath);
    const { policy } = finish();
    const styles = listTags(folder.read('out/a/b.html')).filter(({ name }) => name === 'style');
    expect(styles.map(({ text }) => text)).toEqual([
      `@font-face{src:url(data:font/woff2;base64,${btoa('letters')})}`,
      `p{background:url(${basePath}/_next/static/media/a.svg)}`,
    ]);
    for (const { text } of styles) expect(policy).toContain(hashSource(text));
  });
});

describe('the build stops, and names the page and what was expected, when', () => {
  it('there is no site', () => {
    const { finish } = siteWith({ 'out/index.html': undefined });
    expect(finish).toThrow('has no index.html: run "next build" first.');
  });

  it('one page is odd', () => {
    const { folder, finish } = siteWith({ 'out/a/b.html': rawPage({ polyfills: '' }) });
    expect(finish).toThrow(`${folder.path}/out/a/b.html: expected one script of polyfills`);
  });

  it('it has run already', () => {
    const { finish } = siteWith();
    finish();
    expect(finish).toThrow('expected a page fresh from next build');
  });

  it('a page names a stylesheet that is not there', () => {
    const { finish } = siteWith({ 'out/_next/static/chunks/site.css': undefined });
    expect(finish).toThrow('expected a file for every stylesheet, found none for /_next/static/chunks/site.css');
  });

  it('a stylesheet would end its element', () => {
    const { finish } = siteWith({ 'out/_next/static/chunks/site.css': 'a{content:"</style>"}' });
    expect(finish).toThrow('expected a stylesheet without "</"');
  });

  it('a script of a page has no file', () => {
    const { folder, finish } = siteWith({ 'out/_next/static/chunks/app.js': undefined });
    expect(finish).toThrow(`${folder.path}/out/a/b.html: expected a file for every script`);
  });

  it('the pages stand below another path than they were built for', () => {
    const { finish } = siteWith({}, '', { basePath: '/elsewhere' });
    expect(finish).toThrow('expected a file for every script, found /elsewhere/_next/');
  });
});
