/** @jest-environment node */
import { arrangeHead, findHead } from './head';
import { listTags } from './tags';
import { rawPage, rawParts, type RawPage } from './testing';

const parts = {
  policy: "default-src 'none'",
  wake: '<script>wake</script>',
  styleOf: (href: string) => ({ faces: '@font-face{}', rules: `/* ${href} */` }),
};
const part = rawParts();

/** The head of a raw page with Next's scripts gone, arranged. */
function headOf(changes: Partial<RawPage> = {}): string {
  const html = rawPage({ chunks: '', hint: '', polyfills: '', ...changes });
  return arrangeHead(html, findHead(html, listTags(html)).tags, parts);
}

describe('the head of a finished page', () => {
  it('says its encoding first, then its policy: a policy rules only what follows it', () => {
    expect(headOf()).toMatch(
      /^<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });

  it('has its letters before the scripts, which have them read; words for others come last', () => {
    const order = [
      '<title>',
      '<style>@font-face',
      '<script>mark</script>',
      parts.wake,
      '<style>/*',
      'name="description"',
    ];
    const head = headOf({ head: `${part.head}<script>mark</script>` });
    const places = order.map((piece) => head.indexOf(piece));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('carries its stylesheets, and a disabled link to each that React finds', () => {
    expect(headOf()).toContain(
      '<style>/* /_next/static/chunks/site.css */</style>' +
        '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next" disabled=""/>',
    );
  });

  it('may have blanks between its elements, and links without a slash', () => {
    const styles = part.styles.replace('/>', '>');
    const head = headOf({ styles: `\n${styles}\n` });
    expect(head).toContain('data-precedence="next" disabled=""/>');
    expect(head).not.toContain('\n');
  });

  it('has each of its elements once', () => {
    const names = listTags(headOf({ head: `${part.head}<script>mark</script>` })).map(({ name, attributes }) =>
      [name, attributes.get('name') ?? attributes.get('rel') ?? ''].join(' '),
    );
    const once = ['title ', 'meta viewport', 'meta description', 'link stylesheet'];
    for (const name of once) expect(names.filter((one) => one === name)).toHaveLength(1);
    expect(names.filter((one) => one === 'script ')).toHaveLength(2);
  });

  it('loses nothing that it had', () => {
    const html = rawPage();
    const head = headOf();
    for (const { start, end, attributes } of findHead(rawPage(), listTags(html)).tags) {
      const isNext = attributes.has('src') || attributes.get('as') === 'script';
      if (!isNext) expect(head).toContain(html.slice(start, end).replace(/\/?>$/, ''));
    }
  });
});

describe('the build stops, and says what was expected, when', () => {
  it.each<[string, Partial<RawPage>, string]>([
    ['the encoding is missing', { charset: '' }, 'expected one <meta charset> in the head, found none'],
    ['there are two encodings', { charset: part.charset + part.charset }, 'expected one <meta charset> in the head, found 2'], // prettier-ignore
    ['there are two viewports', { charset: '<meta charSet="utf-8"/><meta name="viewport" content=""/>' }, 'expected one <meta name="viewport"> in the head, found 2'], // prettier-ignore
    ['the title is missing', { title: '' }, 'expected one <title> in the head, found none'],
    ['there are two titles', { title: part.title + part.title }, 'expected one <title> in the head, found 2'],
    ['there is no stylesheet', { styles: '' }, 'expected a stylesheet in the head, found none'],
    ['a font is preloaded', { head: '<link rel="preload" href="/a.woff2" as="font"/>' }, 'expected no preload of a font, whose letters the page carries, found <link'], // prettier-ignore
    ['another element stands there', { head: '<noscript></noscript>' }, 'expected only <meta>, <link>, <title> and <script> in the head, found <noscript>'], // prettier-ignore
    ['text stands there', { head: 'text' }, 'expected no text in the head, found text'],
  ])('%s', (_, changes, message) => {
    expect(() => headOf(changes)).toThrow(message);
  });

  it.each(['<!DOCTYPE html><html><body></body></html>', '<html><head></html>'])('there is no head: %s', (html) => {
    expect(() => findHead(html, listTags(html))).toThrow('expected a <head> and its end');
  });
});
