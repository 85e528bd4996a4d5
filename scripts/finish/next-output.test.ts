/** @jest-environment node */
import { findNextOutput } from './next-output';
import { listTags, withoutTags } from './tags';
import { rawPage, rawParts, type RawPage } from './testing';

const outputOf = (changes?: Partial<RawPage>) => findNextOutput(listTags(rawPage(changes)));
const part = rawParts();
const chunks = '/_next/static/chunks';

describe('what Next puts into a page', () => {
  it('is found: the chunks in their order, each once', () => {
    expect(outputOf({ chunks: part.chunks + part.chunks }).chunks).toEqual([
      `${chunks}/framework.js`,
      `${chunks}/turbopack-0.js`,
      `${chunks}/app.js`,
    ]);
  });

  it('is found below a base path, and with the characters of a route in an address', () => {
    const group = part.chunks.replace('framework.js', '%5Bslug%5D.js');
    expect(outputOf({ chunks: group }).chunks[0]).toBe(`${chunks}/%5Bslug%5D.js`);
    expect(outputOf({ basePath: '/site' }).chunks[0]).toBe(`/site${chunks}/framework.js`);
  });

  it('becomes one script: the bootstrap, the start of the flight, and its parts, in their order', () => {
    const { flight } = outputOf();
    const heard: unknown[] = [];
    const self = { __next_f: { push: (one: unknown) => heard.push(one) } };
    const scope = { TURBOPACK: { push: (one: unknown) => heard.push(one) } };
    new Function('self', 'globalThis', flight)(self, scope);
    expect(heard).toEqual([
      { otherChunks: ['static/chunks/app.js'], runtimeModuleIds: [94553] },
      [0],
      [1, '1:"one"\n'],
      [1, 'two'],
    ]);
  });

  it('takes parts of a flight with any number, over several lines', () => {
    const flight = '<script>self.__next_f.push([12,"one\n two"])</script>';
    expect(outputOf({ flight }).flight).toContain('push([12,"one\n two"]);');
  });

  it('is written with one semicolon after each script', () => {
    expect(outputOf().flight).not.toContain(';;');
    expect(outputOf().flight.match(/\);$/gm)).toHaveLength(4);
  });

  it('leaves the page with every tag of its own: hints and polyfills too', () => {
    const html = rawPage();
    const left = withoutTags(html, outputOf().tags);
    expect(left).not.toContain('<script');
    expect(left).not.toContain('as="script"');
    expect(left).toContain('rel="stylesheet"');
    expect(left).toContain(part.body);
  });

  it('is told apart from scripts that a component wrote', () => {
    const own = '<script>document.title</script><script type="application/ld+json">{}</script>';
    expect(withoutTags(rawPage({ body: own }), outputOf({ body: own }).tags)).toContain(own);
  });
});

describe('the build stops, and says what was expected, when', () => {
  const flight = (before: string, after: string) => `<script>${before}self.__next_f.push([1,"one"])${after}</script>`;
  const other = '<script>self.__next_f.push({"a":1})</script>';
  it.each<[string, Partial<RawPage>, RegExp]>([
    ['there are no polyfills', { polyfills: '' }, /one script of polyfills \(noModule\), found 0/],
    ['there are two of them', { polyfills: part.polyfills + part.polyfills }, /one script of polyfills.*found 2/],
    ['a chunk comes from elsewhere', { head: '<script src="https://cdn.example/a.js" async=""></script>' }, /chunks below \/_next\/static\/, found https:\/\/cdn\.example/], // prettier-ignore
    ['a chunk has a query', { chunks: part.chunks.replace('.js"', '.js?v=1"') }, /chunks below \/_next\/static\//],
    ['a hint announces another file', { hint: part.hint.replace('app.js', 'other.js') }, /preloads only of scripts that the page loads, found .*other\.js/], // prettier-ignore
    ['the bootstrap is missing', { bootstrap: '' }, /Turbopack's bootstrap as the first inline script/],
    ['the bootstrap is webpack’s', { bootstrap: '<script id="_R_">self.webpackChunk</script>' }, /Turbopack's bootstrap/], // prettier-ignore
    ['the app waits for a file that no script loads', { app: '', hint: '' }, /a script for the chunk static\/chunks\/app\.js/], // prettier-ignore
    ['the flight has no start', { flightStart: '' }, /the start of the flight/],
    ['the flight has two starts', { flight: part.flightStart + part.flight }, /flight data/],
    ['the flight is empty', { flight: '' }, /flight data, found none/],
    ['a part of the flight is of another shape', { flight: part.flight + other }, /flight data, self\.__next_f\.push\(\[\.\.\.\]\), found/], // prettier-ignore
    ['something stands before a part of the flight', { flight: flight('x();', '') }, /flight data, self/],
    ['something stands behind a part of the flight', { flight: flight('', ';x()') }, /flight data, self/],
    [
      'something stands before the bootstrap',
      { bootstrap: part.bootstrap.replace('>(', '>x();(') },
      /Turbopack's bootstrap/,
    ],
    [
      'something stands behind the bootstrap',
      { bootstrap: part.bootstrap.replace(';</', ';x()</') },
      /Turbopack's bootstrap/,
    ],
    [
      'the bootstrap is told by its id alone',
      { bootstrap: '<script id="_R_">x()</script>' },
      /first inline script of Next, found x\(\)/,
    ],
    ['a chunk is no address', { chunks: part.chunks.replace('"/_next', '"_next') }, /chunks below/],
    ['the flight comes before the bootstrap', { bootstrap: part.flightStart, flightStart: part.bootstrap }, /Turbopack's bootstrap/], // prettier-ignore
  ])('%s', (_, changes, message) => {
    expect(() => outputOf(changes)).toThrow(message);
  });
});
