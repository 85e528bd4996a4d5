/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(textOf('package.json')) as {
  exports: Record<string, string>;
  peerDependencies: Record<string, string>;
};

it.each(Object.entries(manifest.exports))('offers %s, which exists, and the guide names it', (name, file) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(textOf('README.md')).toContain(`\`${join('next-documents', name)}\``);
});

it('has a guide whose ten lines are those of the example', () => {
  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');
  const guide = squeezed(textOf('README.md'));
  for (const file of ['documents.mjs', 'islands.js']) {
    const code = squeezed(textOf(`example/${file}`).replaceAll(/\/\*\*.*?\*\/\n/g, '')).trim();
    expect(guide).toContain(code);
  }
});
