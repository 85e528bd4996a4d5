/** @jest-environment node */
import { join } from 'node:path';
import { logos } from '@/content/logos';
import { palette } from '@/content/palette';
import { anchors, routes } from '@/content/routes';
import type { Exports } from './problem';
import { referenceProblems } from './reference-problems';

const root = join(__dirname, '../..');
const said = (file: string, exports: Exports) =>
  referenceProblems(root, new Map([[file, exports]])).map(({ field, sentence }) => `${field} ${sentence}`);

it('finds nothing in the content as it stands', () => {
  const contents = new Map<string, Exports>([
    ['content/logos.ts', { logos }],
    ['content/palette.ts', { palette }],
    ['content/routes.ts', { routes, anchors }],
  ]);
  expect(referenceProblems(root, contents)).toEqual([]);
});

it.each<[string, string, Exports, string]>([
  ['a logo whose file is not there', 'content/logos.ts', { logos: { react: { ...logos.react, file: '/logos/reakt.svg' } } }, 'react.file is “/logos/reakt.svg”, and there is no such file in public/.'],
  ['an icon that Phosphor does not have', 'content/pages/any.ts', { page: { sections: [{ icon: 'magnifing-glass' }] } }, 'sections[0].icon is “magnifing-glass”, and Phosphor has no icon of that name (https://phosphoricons.com). Did you mean “magnifying-glass”?'],
])('names %s', (_, file, exports, sentence) => {
  expect(said(file, exports)).toEqual([expect.stringContaining(sentence)]);
}); // prettier-ignore

it('says what is wrong with a page of its own file, and not of the list of pages', () => {
  const page = { sections: [{ icon: 'magnifing-glass' }] };
  const contents = new Map<string, Exports>([
    ['content/pages.ts', { detailPageSources: { any: page } }],
    ['content/pages/any.ts', { page }],
  ]);
  expect(referenceProblems(root, contents).map(({ file }) => file)).toEqual(['content/pages/any.ts']);
});

it('names an address that only the code leads to, when it has been taken away', () => {
  const { printIndex, ...others } = routes;
  expect(said('content/routes.ts', { anchors, routes: others })).toEqual([
    expect.stringMatching(/^routes\.printIndex is missing: an address that the site’s own code uses/),
  ]);
  expect(printIndex).toBe('/pdf');
});
