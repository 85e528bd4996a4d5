/** @jest-environment node */
import { anchors, routes } from '@/content/routes';
import { drawingProblems, nameProblems } from './reference-problems';

it.each([
  ["file: '/logos/reakt.svg',", 'file is “/logos/reakt.svg”, and there is no such file in public/. Put it there, or correct the name.'],
  ["icon: 'magnifing-glass',", 'icon is “magnifing-glass”, and Phosphor has no icon of that name (https://phosphoricons.com). Did you mean “magnifying-glass”?'],
  ['icon:  "magnifing-glass",', 'icon is “magnifing-glass”, and Phosphor has no icon of that name (https://phosphoricons.com). Did you mean “magnifying-glass”?'],
])('reports the broken reference %s with its line', (field, sentence) => {
  const text = `export const page = {\n  items: [{ ${field} }],\n};`;
  expect(drawingProblems('content/any.ts', text)).toEqual([{ file: 'content/any.ts', line: 2, sentence }]);
}); // prettier-ignore

it('accepts icons and files that exist', () => {
  expect(drawingProblems('content/any.ts', "{ file: '/logos/react.svg', icon: 'magnifying-glass' }")).toEqual([]);
});

it('reports a missing route that only code refers to', () => {
  expect(nameProblems()).toEqual([]);
  const { printIndex, ...others } = routes;
  const constants = [['content/routes', 'routes', others], ['content/routes', 'anchors', anchors]] as const; // prettier-ignore
  expect(nameProblems(constants)).toEqual([
    {
      file: 'content/routes.ts',
      sentence: expect.stringMatching(/^routes\.printIndex is missing, but the site’s code uses it/),
    },
  ]);
  expect(printIndex).toBe('/pdf');
});
