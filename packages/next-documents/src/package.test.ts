/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { inFile, unexpected } from './errors.ts';

const root = join(__dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(textOf('package.json')) as { exports: Record<string, { types: string; default: string }> };

it.each(Object.entries(manifest.exports))('offers %s, which the guide names', (name, { default: built, types }) => {
  const source = built.replace(/^\.\/dist\/(.*)\.js$/, '$1');
  expect(['.ts', '.tsx'].some((ending) => existsSync(join(root, source + ending)))).toBe(true);
  expect(types).toBe(`./dist/${source}.d.ts`);
  expect(textOf('README.md')).toContain(`\`${join('next-documents', name)}\``);
});

it.each(['documents.mjs', 'islands.js', 'island.js', 'next.config.mjs', 'app/counter/page.jsx'])(
  'has a guide whose %s is that of the example',
  (file) => {
    const squeezed = (text: string) =>
      text
        .replaceAll(/\/\*\*.*?\*\/\n/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    expect(squeezed(textOf('README.md'))).toContain(squeezed(textOf(`example/${file}`)));
  },
);

it('says what is wrong in a sentence, which is all that Next prints, and keeps file, element and cause', () => {
  const cause = unexpected('no style attributes', '<p style="top:0">');
  const error = inFile('a/b.html', cause);
  expect(inspect(error)).toBe('a/b.html: expected no style attributes, found <p style="top:0">');
  expect(error).toMatchObject({ name: 'BuildError', file: 'a/b.html', element: '<p style="top:0">', cause });
});
