/** @jest-environment node */
import { parse } from 'node-html-parser';
import { shortenClasses } from './short-classes';

/** A page of one stylesheet, after its utilities got short names. */
function shortened(css: string, body: string, taken: readonly string[] = []): string {
  const page = parse(`<style>${css}</style>${body}`, { blockTextElements: { script: true, style: true } });
  shortenClasses(page, new Set(taken));
  return page.toString();
}

it('names utilities anew in elements and rules, the most frequent first', () => {
  expect(
    shortened(
      String.raw`.p-2{padding:8px}.md\:w-\[20px\]{width:20px}`,
      '<p class="p-2 md:w-[20px]"></p><p class="md:w-[20px]"></p>',
    ),
  ).toBe('<style>.b{padding:8px}.a{width:20px}</style><p class="b a"></p><p class="a"></p>');
});

it('reads names that HTML has to escape', () => {
  expect(shortened(String.raw`.\[\&\>a\]\:flex>a{display:flex}`, '<p class="[&amp;>a]:flex"></p>')).toBe(
    '<style>.a>a{display:flex}</style><p class="a"></p>',
  );
});

it('leaves words, what scripts know, what no rule styles, and sizes that only look like a class', () => {
  const page = '<style>.hero{margin:.5rem}.p-2{top:0}</style><p class="hero p-2 h-1"></p>';
  expect(shortened('.hero{margin:.5rem}.p-2{top:0}', '<p class="hero p-2 h-1"></p>', ['p-2'])).toBe(page);
});

it('takes no name that the page or a script has already', () => {
  expect(shortened('.a{top:0}.p-2{left:0}', '<p class="a p-2"></p>', ['b'])).toBe(
    '<style>.a{top:0}.c{left:0}</style><p class="a c"></p>',
  );
});
