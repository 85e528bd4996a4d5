/** @jest-environment node */
import { parse } from 'postcss';
import { writeOutConstants } from './constant-properties';

function written(css: string): string {
  const stylesheet = parse(css);
  writeOutConstants(stylesheet);
  return stylesheet.toString();
}

it('writes a constant where it is read, and in other constants', () => {
  expect(written(':root{--a:1px;--b:calc(var(--a) * 2)}.x{margin:var(--b) var(--a,3px)}')).toBe(
    ':root{}.x{margin:calc(1px * 2) 1px}',
  );
});

it.each([
  ['declared twice', ':root{--a:1px}[data-ground]{--a:2px}.x{margin:var(--a)}'],
  ['declared twice on :root', ':root{--a:1px}:root{--a:2px}.x{margin:var(--a)}'],
  ['declared three times', ':root{--a:1px}.y{--a:2px}:root{--a:3px}.x{margin:var(--a)}'],
  ['under a condition', '@media print{:root{--a:1px}}.x{margin:var(--a)}'],
  ['of an element', '.y{--a:1px}.x{margin:var(--a)}'],
])('leaves what is %s', (_, css) => {
  expect(written(css)).toBe(css);
});

it('takes a layer for no condition', () => {
  expect(written('@layer base{:root{--a:1px}}.x{margin:var(--a)}')).toBe('@layer base{:root{}}.x{margin:1px}');
});
