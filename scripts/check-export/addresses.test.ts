/** @jest-environment node */
import { exportProblems, type ExportFacts } from './addresses';

const page = (address: string, ...parts: string[]) => ({ address, html: `<main id="main">${parts.join('')}</main>` });
const whole: ExportFacts = {
  pages: [
    page('/', '<a href="/cloud#main">Cloud</a>', '<a href="/cloud#about=x">Ask</a>', '<a href="/a.pdf">A</a>'),
    page('/cloud'),
  ],
  routes: ['/', '/cloud'],
  others: [],
  origin: 'https://site.example',
  basePath: '',
  sitemap: '<loc>https://site.example</loc><loc>https://site.example/cloud</loc>',
  hasFile: (address) => address === '/a.pdf',
};

it('finds nothing wrong with a site that is whole, also below a folder', () => {
  expect(exportProblems(whole)).toEqual([]);
  const below = {
    ...whole,
    basePath: '/preview',
    pages: [page('/', '<a href="/preview/cloud">Cloud</a>'), page('/cloud')],
  };
  expect(exportProblems({ ...below, sitemap: '<loc>https://site.example/preview/cloud</loc>' })).toEqual([]);
});

it.each<[string, Partial<ExportFacts>, string]>([
  ['a page that is lost', { routes: ['/', '/cloud', '/api'] }, 'content/routes.ts names /api'],
  ['a page that nobody knows', { routes: ['/'] }, 'a page /cloud that content/routes.ts does not name'],
  ['a link that leads nowhere', { pages: [page('/', '<a href="/gone">Gone</a>'), page('/cloud')] }, '/ leads to /gone'],
  ['a link to a section that is gone', { pages: [page('/', '<a href="/cloud#gone">Gone</a>'), page('/cloud')] }, '/cloud#gone'],
  ['a section of the page itself', { pages: [page('/', '<a href="#gone">Gone</a>'), page('/cloud')] }, '/#gone'],
  ['a canonical', { pages: [page('/', '<link rel="canonical" href="https://site.example/b">'), page('/cloud')] }, '/ leads to /b'],
  ['the sitemap', { sitemap: '<loc>https://site.example/old</loc>' }, 'sitemap.xml leads to /old'],
])('names %s', (_, change, words) => {
  expect(exportProblems({ ...whole, ...change })).toEqual([expect.stringContaining(words)]);
}); // prettier-ignore

it('lets an address lead away that has moved', () => {
  expect(exportProblems({ ...whole, pages: [...whole.pages, page('/old')], others: ['/old'] })).toEqual([]);
});
