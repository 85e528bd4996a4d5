/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesBelow } from '../lib/files';

/** Selectors of a stylesheet that ask for a highlight of every element: each gives every element one more style to compute. */
function universalHighlights(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selectors }) => {
    found.push(...selectors.filter((selector) => /^(?:\*)?::(?:selection|highlight\()/.test(selector.trim())));
  });
  return found;
}

it('tells a highlight of every element from that of some', () => {
  expect(universalHighlights('::selection, *::highlight(a) { color: red }')).toHaveLength(2);
  expect(universalHighlights('html::selection, .line ::highlight(a) { color: red }')).toEqual([]);
});

it('stands in no stylesheet', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, '.css').map((file) => `${folder}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.flatMap((file) => universalHighlights(readFileSync(file, 'utf8')))).toEqual([]);
});
