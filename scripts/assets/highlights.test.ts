/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesBelow } from '../lib/files';

/** Universal highlight selectors, each of which costs one more computed style per element (ARCHITECTURE.md). */
function universalHighlights(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selectors }) => {
    found.push(...selectors.filter((selector) => /^(?:\*)?::(?:selection|highlight\()/.test(selector.trim())));
  });
  return found;
}

it('distinguishes universal highlights from scoped ones', () => {
  expect(universalHighlights('::selection, *::highlight(a) { color: red }')).toHaveLength(2);
  expect(universalHighlights('html::selection, .line ::highlight(a) { color: red }')).toEqual([]);
});

it('no stylesheet has a universal highlight', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, '.css').map((file) => `${folder}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.flatMap((file) => universalHighlights(readFileSync(file, 'utf8')))).toEqual([]);
});
