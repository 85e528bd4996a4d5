/** @jest-environment node */
import { parse } from 'node-html-parser';
import { parse as parseCss } from 'postcss';
import { shortenClasses, utilitiesIn } from './short-classes';

/** A page of one stylesheet, after its utilities got short names. */
function shortened(css: string, body: string, taken: readonly string[] = []): string {
  const page = parse(`<style>${css}</style>${body}`, { blockTextElements: { script: true, style: true } });
  shortenClasses(page, new Set(utilitiesIn(parseCss(css))), new Set(taken));
  return page.toString();
}

it('names utilities anew in elements and rules, the most frequent first', () => {
  expect(
    shortened(
      String.raw`@layer utilities{.p-2{padding:8px}.md\:w-\[20px\]{width:20px}}`,
      '<p class="p-2 md:w-[20px]"></p><p class="md:w-[20px]"></p>',
    ),
  ).toBe('<style>@layer utilities{.b{padding:8px}.a{width:20px}}</style><p class="b a"></p><p class="a"></p>');
});

it('reads names that HTML has to escape', () => {
  expect(
    shortened(String.raw`@layer utilities{.\[\&\>a\]\:flex>a{display:flex}}`, '<p class="[&amp;>a]:flex"></p>'),
  ).toBe('<style>@layer utilities{.a>a{display:flex}}</style><p class="a"></p>');
});

it('leaves what other layers style, what scripts know, what no rule styles, and sizes that only look like a class', () => {
  const css = '@layer components{.hero{margin:.5rem}.hero .flex{top:0}}@layer utilities{.p-2,.hero,.flex{top:.1em}}';
  const body = '<p class="hero p-2 h-1 flex"></p>';
  expect(shortened(css, body, ['p-2'])).toBe(`<style>${css}</style>${body}`);
});

it('takes no name that the page or a script has already', () => {
  expect(shortened('.a{top:0}@layer utilities{.p-2{left:0}}', '<p class="a p-2"></p>', ['b'])).toBe(
    '<style>.a{top:0}@layer utilities{.c{left:0}}</style><p class="a c"></p>',
  );
});
