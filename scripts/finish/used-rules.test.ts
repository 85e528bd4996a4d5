/** @jest-environment node */
import { parse } from 'postcss';
import { usedRules } from './used-rules';

/** The rules that are left for a page with paragraphs, and with these classes and ids. */
const left = (css: string, ...names: string[]) =>
  usedRules(parse(css), {
    hasName: (name) => ['html', 'body', 'p', ...names].includes(name),
    matches: (selector) => page.includes(selector),
  });

/** What the page answers with yes. */
const page = ['body:has([data-hero])', 'html:has(.a)', '[placeholder]'];

it.each([
  ['.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['#a .b{top:0}', ''],
  ['table,p{top:0}dl dt{top:0}', 'p{top:0}'],
  ['::file-selector-button,::placeholder{top:0}', '::placeholder{top:0}'],
  ['p{top:0}[data-x] p{top:1px}', 'p{top:0}[data-x] p{top:1px}'],
  ['.a,.b{top:0}', '.a{top:0}'],
  ['.a .b{top:0}', ''],
  ['.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  [':is(.b,.c:not(.d)) .a{top:0}', ''],
  [':is(.b,.a:not(.d)) p{top:0}', ':is(.b,.a:not(.d)) p{top:0}'],
  ['.b:has(.a){top:0}', ''],
  ['.a:has(.b,p){top:0}.a:has(.b){top:0}', '.a:has(.b,p){top:0}'],
  [':is(.b,#c) p{top:0}', ''],
  ['@media print{.b{top:0}}@layer x{@supports (top:0){.b{top:0}}}', ''],
  ['@media print{.b{top:0}.a{top:0;left:0}}', '@media print{.a{top:0;left:0}}'],
  [
    '@layer one,two;@property --x{syntax:"*";inherits:false}',
    '@layer one,two;@property --x{syntax:"*";inherits:false}',
  ],
  ['@keyframes k{0.5%{top:0}to{top:1px}}', '@keyframes k{0.5%{top:0}to{top:1px}}'],
  ['.a{&:hover{top:0}.b &{top:1px}left:0}', '.a{&:hover{top:0}left:0}'],
  ['.a{--x:;content:"}"}', '.a{--x:;content:"}"}'],
  [':is(.a p,.b p){top:0}', '.a p{top:0}'],
  ['body:has([data-hero]) .a{top:0}', 'body .a{top:0}'],
  ['body:has([data-other]) .a{top:0}', ''],
  ['html[data-x]:not(:has(.a)) p{top:0}', ''],
  ['html[data-x]:not(:has(.b)) p{top:0}', 'html[data-x] p{top:0}'],
  [':is(body:has([data-other]) .a,body:has([data-hero]) .a)>p{top:0}', ':is(body .a)>p{top:0}'],
  ['body:has(p:hover) .a{top:0}', 'body:has(p:hover) .a{top:0}'],
  ['.a:has(p){top:0}', '.a:has(p){top:0}'],
])('of %s on a page with class a is left %s', (css, expected) => {
  expect(left(css, 'a')).toBe(expected);
});

it('reads escaped names as the page writes them', () => {
  const css = '.lg\\:w-1\\/2{width:50%}.\\32xl\\:p{padding:0}.\\[\\&\\>p\\]\\:m>p{margin:0}';
  expect(left(css, 'lg:w-1/2', '2xl:p', '[&>p]:m')).toBe(css);
  expect(left(css)).toBe('');
});
