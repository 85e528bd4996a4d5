/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import drawings from '@/components/ui/content-icons.json';
import ofComponents from '@/components/ui/component-icons.json';

/** Name and text of every source file below a folder, except tests. */
function codeBelow(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$|\.yaml$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

it('content-icons.json has exactly the icons that content names', () => {
  const named = codeBelow('content').flatMap(([, code]) =>
    [...code.matchAll(/\bicon: ([a-z-]+)$/gm)].map(([, name]) => name),
  );
  expect(Object.keys(drawings)).toEqual([...new Set(named)].sort());
});

it('component-icons.json has exactly the icons that components name', () => {
  const named = codeBelow('components').flatMap(([, code]) =>
    [...code.matchAll(/<Icon\s[^>]*?name="([a-z-]+)"/g)].map(([, name]) => name),
  );
  expect(Object.keys(ofComponents)).toEqual([...new Set(named)].sort());
});

it('no client component bundles the icon data of all pages', () => {
  const carriers = codeBelow('components').filter(([, code]) =>
    /from '.*(?:content-icon|card-body|\/icon)'/.test(code),
  );
  expect(carriers.length).toBeGreaterThan(0);
  for (const [file, code] of carriers) expect([file, code.includes("'use client'")]).toEqual([file, false]);
});
