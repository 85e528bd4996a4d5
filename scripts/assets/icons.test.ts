/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import drawings from '@/components/ui/content-icons.json';
import sprite from '@/components/ui/sprite-icons.json';

/** The text of every file below a folder, by its name, without tests. */
function codeBelow(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

it('the committed drawings are those of the icons that content names, and no others', () => {
  const named = codeBelow('content').flatMap(([, code]) => [...code.matchAll(/\bicon: '([a-z-]+)'/g)].map(([, name]) => name)); // prettier-ignore
  expect(Object.keys(drawings)).toEqual([...new Set(named)].sort());
});

it('the committed sprite has the icons that components name, and no others', () => {
  const named = codeBelow('components').flatMap(
    ([, code]) =>
    [...code.matchAll(/<Icon\s[^>]*?name=(?:"[^"]+"|\{[^}]+\})/g)].flatMap(([tag]) => [...tag.matchAll(/["']([a-z-]+)["']/g)].map(([, name]) => name)), // prettier-ignore
  );
  expect(Object.keys(sprite)).toEqual([...new Set(named)].sort());
});

it('no island carries the drawings of all pages to the visitor', () => {
  const carriers = codeBelow('components').filter(([, code]) =>
    /from '.*(?:content-icon|card-body|icon-sprite)'/.test(code),
  );
  expect(carriers.length).toBeGreaterThan(0);
  for (const [file, code] of carriers) expect([file, code.includes("'use client'")]).toEqual([file, false]);
});
