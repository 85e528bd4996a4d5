/** @jest-environment node */
import { classesIn, classesOfIslands, wordsWritten } from './classes.ts';

it('finds classes at any depth and with escapes', () => {
  const css =
    '.free{top:0}@layer components{.a .b:hover{top:0}@media print{.c\\:d{top:0}}}@layer utilities{.flex{display:flex}}';
  expect([...classesIn(css)]).toEqual(['free', 'a', 'b', 'c:d', 'flex']);
});

it('reads whole words, and those that an expression completes', () => {
  const { whole, composed } = wordsWritten(
    "const a = `button button-${look} wide`; const b = 'to-' + x; const c = `${styles.x} last`; const d = <string>'one\\n two';",
    'module.ts',
  );
  expect([...whole].sort()).toEqual(['button', 'last', 'one', 'to-', 'two', 'wide']);
  expect(composed).toEqual([
    { before: 'button-', after: '' },
    { before: 'to-', after: '' },
  ]);
});

it('names the module of each class, and the first composed name that has a rule', () => {
  const styled = new Set(['button', 'button-quiet', 'dialog']);
  const sources = new Map([['dialog.tsx', '<dialog className="dialog plain" id={`slide-${id}`} />']]);
  expect([...classesOfIslands(sources, styled)]).toEqual([['dialog', 'dialog.tsx']]);
  sources.set('button.tsx', 'export const look = (name: string) => `button button-${name}`;');
  expect(() => classesOfIslands(sources, styled)).toThrow(
    'expected class names written whole, found button-${…} in button.tsx, which may be "button-quiet"',
  );
});
