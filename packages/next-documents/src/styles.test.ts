/** @jest-environment node */
import { join } from 'node:path';
import { assertDeclared, pruneStyles, readStyles } from './styles.ts';
import { TestFolder } from './testing.ts';

const folder = new TestFolder({ 'media/sans.woff2': 'font' });
afterAll(() => folder.remove());

function read(css: string) {
  folder.write('chunks/site.css', css);
  return readStyles(join(folder.path, 'chunks/site.css'), '/site');
}

it('inlines fonts, and rejects a stylesheet with any other file', () => {
  const data = `url(data:font/woff2;base64,${btoa('font')})`;
  expect(read('a{src:url(../media/sans.woff2)}b{src:url("../media/sans.woff2")}').screen).toBe(
    `a{src:${data}}b{src:${data}}`,
  );
  const rules = 'p{mask:url(data:image/png;base64,AA);filter:url(#blur)}';
  expect(read(rules).screen).toBe(rules);
  expect(read('a{src:url("/fonts/code.woff2")}').screen).toBe('a{src:url(/site/fonts/code.woff2)}');
  expect(() => read('p{background:url("../media/a.svg")}')).toThrow('no file but WOFF2 fonts');
  expect(() => read('p::after{content:"</style>"}')).toThrow('a stylesheet without "</"');
});

it('extracts print rules with their enclosing at-rules', () => {
  const css = '@layer a,b;@layer a{p{top:0}@media print{p{top:1px}}}@supports (top:0){@media print{@page{margin:0}}}';
  expect(read(css)).toEqual({
    screen: '@layer a,b;@layer a{p{top:0}}@supports (top:0){}',
    print: ['@layer a{@media print{p{top:1px}}}', '@supports (top:0){@media print{@page{margin:0}}}'],
  });
});

it('leaves media queries that may match a screen', () => {
  const css = '@media screen{p{top:0}}@media not print{p{top:0}}@media print, (width>=64rem){p{top:0}}';
  expect(read(css)).toEqual({ screen: css, print: [] });
});

/** Prunes rules for a page with a few elements, and with these classes, ids and words of scripts. */
const prune = (css: string, ...names: string[]) =>
  pruneStyles(css, new Set(['html', 'body', 'p', 'code', 'data-ground', 'mist', ...names]), [
    'data-ground',
    'data-paper',
    'data-scene',
    'data-site-map',
  ]);

it('removes fonts that no rule uses', () => {
  const face = '@font-face{font-family:code;src:url(/fonts/code.woff2)}';
  expect(prune(`${face}.a{font-family:code,monospace}`, 'a')).toContain(face);
  expect(prune(`${face}.a{font-family:code,monospace}code{top:0}`)).toBe('code{top:0}');
});

it.each([
  ['.a{top:0}.b{left:0}', '.a{top:0}'],
  ['#a .b{top:0}', ''],
  ['.a .b{top:0}', ''],
  ['.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  [':is(.b,#c) p{top:0}', ''],
  // The specificity of :is() is that of its most specific argument, used or not.
  [':is(.a,#c) p{top:0}', ':is(.a,#c) p{top:0}'],
  ['P,hr{top:0}select.a,p>hr{top:0}', 'P{top:0}'],
  [':where(select) p,:not(hr){top:0}', ':where(select) p,:not(hr){top:0}'],
  // Pseudo-elements of text fields, which the page lacks.
  ['p::file-selector-button,::-webkit-date-and-time-value,p::marker{top:0}', 'p::marker{top:0}'],
  // Attributes that scripts never set.
  [':root,[data-ground=mist],[data-ground=oak]{top:0}', ':root,[data-ground=mist]{top:0}'],
  ['[data-ground] p{top:0}[data-paper] p{top:0}', '[data-ground] p{top:0}'],
  ['p:not([data-paper] *){top:0}', 'p:not([data-paper] *){top:0}'],
  // Attributes and states that may change.
  ['[data-x] p{top:0}', '[data-x] p{top:0}'],
  ['html:has(p[open]) .a{top:0}', 'html:has(p[open]) .a{top:0}'],
  ['body:has([aria-expanded=true]) p{top:0}', 'body:has([aria-expanded=true]) p{top:0}'],
  ['body:has([data-site-map]) p,p:has(select),p:has(hr,+code){top:0}', 'p:has(hr,+code){top:0}'],
  ['html:has(.b),p:has(#b),p:has(.b,.a){top:0}', 'p:has(.b,.a){top:0}'],
  // An empty layer still determines the layer order.
  ['@media print{.b{top:0}}@layer x{@supports (gap:0){.b{top:0}}}', '@layer x;'],
  ['@media print{.b{top:0}.a{top:0}}', '@media print{.a{top:0}}'],
  ['@keyframes k{0%{top:0}to{top:1px}}', '@keyframes k{0%{top:0}to{top:1px}}'],
  [':root{--read:1px;--lost:2px}.a{top:var(--read)}', ':root{--read:1px}.a{top:var(--read)}'],
  [':root{--lost:var(--lost-too);--lost-too:1px}.a{top:0}', '.a{top:0}'],
  ['.a{--read:1px}.b{top:var(--read)}', ''],
])('prunes %s on a page with class a to %s', (css, expected) => {
  expect(prune(css, 'a')).toBe(expected);
});

it('keeps pseudo-elements of text fields on a page that has one', () => {
  const css = '::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}';
  expect(prune(css, 'textarea')).toBe(css);
});

it('unescapes class names', () => {
  const css = '.lg\\:w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:m>p{margin:0}';
  expect(prune(css, 'lg:w-1/2', '[&>p]:m')).toBe(css);
  expect(prune(css)).toBe('');
});

it('keeps the order of utilities, on which the cascade depends', () => {
  const css = '.leading-none{--leading:1;line-height:1}.text-lg{line-height:var(--leading,1.5)}';
  expect(prune(css, 'leading-none', 'text-lg')).toBe(css);
});

it('keeps the fallback colours for browsers without light-dark()', () => {
  const css = ':root{--light:initial;--dark: }.a{color:var(--light,#fff)var(--dark,#000)}';
  expect(prune(css, 'a')).toBe(css);
});

it('keeps a variable that a script reads or sets', () => {
  expect(prune('.a{--from-script:1px}', 'a', '--from-script')).toBe('.a{--from-script:1px}');
  expect(() => assertDeclared('p{top:var(--from-script)}', new Set(['--from-script']))).not.toThrow();
});

it('rejects an undeclared variable, unless it has a fallback', () => {
  const none = new Set<string>();
  expect(() => assertDeclared('p{top:var( --gone )}', none)).toThrow('found var(--gone)');
  expect(() => assertDeclared(':root{--here:1px}p{top:calc(var(--here) + var(--gone,1px))}', none)).not.toThrow();
  expect(() => assertDeclared('@property --here{syntax:"*";inherits:false}p{top:var(--here)}', none)).not.toThrow();
});
