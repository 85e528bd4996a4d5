/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '@/test-support/routes';
import { addresses } from '@/site/addresses';
import { absoluteUrl, site } from '@/site/urls';
import { exportProblems } from './addresses';

jest.mock('@/content/redirects', () => ({ redirects: [{ from: '/old', to: '/contact' }] }));

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const page = (...parts: string[]) => `<main id="main">${parts.join('')}</main>`;
const sitemap = (address: string) => `<urlset><url><loc>${address}</loc></url></urlset>`;
const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route}.html`);

/** The problems of a complete export after adding these files, or removing those that are undefined. */
function problemsWith(files: Record<string, string | undefined>): string[] {
  rmSync(folder, { recursive: true });
  const whole = Object.fromEntries(addresses.map((route) => [fileOf(route), page()]));
  for (const [file, text] of Object.entries({ ...whole, 'sitemap.xml': sitemap(absoluteUrl('/')), ...files })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return exportProblems(folder);
}

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

it('accepts a complete site, with or without a base path', () => {
  const linksBelow = (base: string) =>
    page(
      `<a href="${base}/contact#main">x</a>`,
      `<a href="${base}/contact#about=x">x</a>`,
      `<a href="${base}/a.pdf">x</a>`,
      '<a href="mailto:x@y.z">x</a>',
    );
  expect(problemsWith({ 'index.html': linksBelow(''), 'a.pdf': 'A brochure' })).toEqual([]);
  jest.replaceProperty(site, 'basePath', '/preview');
  expect(problemsWith({ 'index.html': linksBelow('/preview'), 'a.pdf': 'A brochure' })).toEqual([]);
});

it.each<[string, Record<string, string | undefined>, string]>([
  ['a missing page', { [fileOf(routes.cloud)]: undefined }, `The content names ${routes.cloud}`],
  ['an unknown page', { 'stray.html': page() }, 'a page /stray that no content names'],
  ['a broken link', { 'index.html': page('<a href="/gone">x</a>') }, '/ leads to /gone'],
  ['a link to a missing section', { 'index.html': page('<a href="/contact#gone">x</a>') }, '/contact#gone'],
  ['a link to a missing section of the same page', { 'index.html': page('<a href="#gone">x</a>') }, '/#gone'],
  ['a broken canonical', { 'index.html': `<link rel="canonical" href="${absoluteUrl('/b')}">` }, '/ leads to /b'],
  ['a broken link in the sitemap', { 'sitemap.xml': sitemap(absoluteUrl('/gone')) }, 'sitemap.xml leads to /gone'],
])('reports %s', (_, files, words) => {
  expect(problemsWith(files)).toEqual([expect.stringContaining(words)]);
});

it('accepts a page at the old address of a redirect', () => {
  expect(problemsWith({ 'old.html': page() })).toEqual([]);
});
