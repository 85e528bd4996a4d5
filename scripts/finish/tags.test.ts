/** @jest-environment node */
import fc from 'fast-check';
import { listTags, Unexpected, withoutTags } from './tags';

const namesIn = (html: string) => listTags(html).map(({ name }) => name);

describe('the tags of a page', () => {
  it('come in their order, with attributes as they stand', () => {
    const [meta, link] = listTags('<META charSet="utf-8"/><a href="/x?a=1&amp;b=2" hidden title="a > b">text</a>');
    expect([meta?.name, meta?.attributes.get('charset')]).toEqual(['meta', 'utf-8']);
    expect([...(link?.attributes ?? [])]).toEqual([
      ['href', '/x?a=1&amp;b=2'],
      ['hidden', ''],
      ['title', 'a > b'],
    ]);
  });

  it('may have their attributes on lines of their own', () => {
    const [a] = listTags('<a  href="/x"\n  title="y"\n>');
    expect([...(a?.attributes.values() ?? [])]).toEqual(['/x', 'y']);
  });

  it('hold the text of scripts, styles and titles, whose angle brackets are no tags', () => {
    const html = '<title>a &lt; b</title><script>if (a<b) f("<p>")</script><style>p>a{}</style><p>text</p>';
    expect(listTags(html).map(({ name, text }) => [name, text])).toEqual([
      ['title', 'a &lt; b'],
      ['script', 'if (a<b) f("<p>")'],
      ['style', 'p>a{}'],
      ['p', ''],
    ]);
  });

  it('say where they stand: behind the end tag for a script, behind the start tag for others', () => {
    const html = 'x<script>1</script><p>y</p>';
    expect(listTags(html).map(({ start, end }) => html.slice(start, end))).toEqual(['<script>1</script>', '<p>']);
  });

  it('are none inside a comment', () => {
    expect(namesIn('<!-- <script>1</script> --><!--$--><p></p><!--/$-->')).toEqual(['p']);
  });

  it.each([
    ['a single-quoted attribute', "<p title='a'>"],
    ['an unquoted value', '<p title=a>'],
    ['a quote that does not end', '<p title="a>text'],
    ['a tag that does not end', '<p'],
  ])('cannot be read from %s', (_, html) => {
    expect(() => listTags(html)).toThrow(/^expected a tag as React writes it, found <p/);
  });

  it('cannot be read where a script does not end', () => {
    expect(() => listTags('<p></p><script>1')).toThrow('expected </script>, found <script>1');
  });
});

describe('a text without some of its tags', () => {
  it('is the same text when none is taken', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<p>', '</p>', 'text ', '<br/>', '<script>a<b</script>')), (pieces) => {
        const html = pieces.join('');
        expect(withoutTags(html, [])).toBe(html);
        // Every byte is either in a tag or between tags.
        const tags = listTags(html);
        const taken = tags.map(({ start, end }) => html.slice(start, end)).join('');
        expect(withoutTags(html, tags)).toHaveLength(html.length - taken.length);
      }),
    );
  });

  it('leaves out the given ones only, whatever their order, and only between the bounds', () => {
    const html = '<i>a<b>c<u>d';
    const [i, b, u] = listTags(html);
    if (!i || !b || !u) throw new Error('three tags');
    expect(withoutTags(html, [u, i])).toBe('a<b>cd');
    expect(withoutTags(html, [u, b, i], i.end)).toBe('acd');
    expect(withoutTags(html, [u, b, i], 0, b.end)).toBe('a');
    expect(withoutTags(html, [b], i.end + 2, html.length)).toBe('b>c<u>d');
    expect(withoutTags(html, [b], 0, b.end - 1)).toBe('<i>a<b');
  });
});

it('a report of what was not expected stays readable', () => {
  const { message } = new Unexpected('one thing', 'x'.repeat(5_000));
  expect(message).toMatch(/^expected one thing, found x+ \.\.\.$/);
  expect(message.length).toBeLessThan(200);
  expect(new Unexpected('one thing', 'x'.repeat(160)).message).toMatch(/x$/);
});
