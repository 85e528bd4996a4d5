/** @jest-environment node */
import { readPage } from './read-page';

const html = `<!doctype html><html lang="en"><head>
  <meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src 'self' https://mail.test; img-src data:">
  <title>Welcome &amp; come in</title><meta name="description" content="What it &quot;is&quot;"/>
  <meta name="keywords" content="one, two"/><link rel="canonical" href="https://site.test/page"/>
  <meta name="robots" content="index, follow"/><meta property="og:title" content="Shared"/><meta name="twitter:card" content="summary"/>
  </head><body><header><h2>Not the page’s</h2></header><nav>Menu</nav>
  <h1>The <em>claim</em></h1>
  <main><h2>Part</h2><p>Three words here</p><p aria-hidden="true">copy for the eye</p><div inert>twin</div><script>var code</script>
  <time datetime="2026-11-21">21 November</time><!-- left out --></main>
  <script type="application/ld+json">{"@graph":[]}</script></body></html>`;

const page = readPage('/page', html);

it('reads the head, and decodes entities', () => {
  expect(page).toMatchObject({
    titles: ['Welcome & come in'],
    descriptions: ['What it "is"'],
    keywords: 'one, two',
    canonicals: ['https://site.test/page'],
    robots: 'index, follow',
    social: { 'og:title': 'Shared', 'twitter:card': 'summary' },
    structuredData: ['{"@graph":[]}'],
  });
});

it('finds in the policy where a form posts', () => {
  expect(page.sendsTo).toEqual(['https://mail.test']);
  expect(readPage('/', '').sendsTo).toEqual([]);
});

it('counts only visible words in the main landmark', () => {
  // Part; Three words here; 21 November
  expect(page.words).toBe(6);
});

it('keeps every occurrence of elements that should be unique', () => {
  const twice = readPage(
    '/',
    '<head><title>a</title><title>b</title><link rel="canonical" href="/a"><link rel="canonical" href="/b"></head>',
  );
  expect([twice.titles, twice.canonicals]).toEqual([
    ['a', 'b'],
    ['/a', '/b'],
  ]);
});

it('reads an empty file', () => {
  expect(readPage('/', '')).toMatchObject({ titles: [], descriptions: [], canonicals: [], words: 0 });
});

it('reads the head from the first 32 KB only, like crawlers, even when these end inside a style', () => {
  const description = '<meta name="description" content="Late">';
  const style = `<style>${'a{}'.repeat(11_000)}</style>`;
  const early = readPage('/', `<head><title>a</title>${description}${style}</head><body><h1>One</h1></body>`);
  expect([early.titles, early.descriptions, early.headings]).toEqual([['a'], ['Late'], ['One']]);
  const late = readPage('/', `<head><title>a</title>${style}${description}</head>`);
  expect([late.titles, late.descriptions]).toEqual([['a'], []]);
});
