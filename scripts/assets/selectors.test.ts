/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesBelow } from '../lib/files';

/** Browsers silently drop rules with a nested `:has()` (Selectors Level 4, "The Relational Pseudo-class"). */
function hasNestedHas(selector: string): boolean {
  let depth = 0;
  let outer = 0;
  for (const [part] of selector.matchAll(/:has\(|[()]/g)) {
    if (part === ')') {
      if (depth === outer) outer = 0;
      depth -= 1;
      continue;
    }
    depth += 1;
    if (part === '(') continue;
    if (outer > 0) return true;
    outer = depth;
  }
  return false;
}

it.each([
  ['.list:has(> :not(:has(> .sample)))', true],
  ['.list:has(> .sample):has(> .note)', false],
  [':not(:has(> .sample)) > :is(.a, .b):has(+ .c)', false],
])('%s: nested :has() is %s', (selector, isNested) => {
  expect(hasNestedHas(selector)).toBe(isNested);
});

it('no stylesheet nests :has()', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, '.css').map((file) => `${folder}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const dropped = sheets.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
      if (hasNestedHas(selector)) found.push(`${file}: ${selector}`);
    });
    return found;
  });
  expect(dropped).toEqual([]);
});
