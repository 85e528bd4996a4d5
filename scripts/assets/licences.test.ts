/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from './shipped';

const names = shippedPackages.map(({ name }) => name);

/** Packages that a file imports for its code; types are gone before a browser sees them. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found = code.matchAll(/(?:^(?:import|export) (?!type\b)(?:[\w*{},$\s]+ from )?|import\()'([^'.][^']*)'/gm);
  return [...found]
    .map(([, from = '']) => from)
    .filter((from) => !from.startsWith('@/') && !from.startsWith('node:'))
    .map((from) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

it.each(['app', 'components'])('names every package that %s imports', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/test-/.test(file),
  );
  for (const file of files) {
    for (const name of importsOf(join(folder, file))) {
      expect([file, names.includes(name) ? name : `${name} is not in scripts/assets/shipped.ts`]).toEqual([file, name]);
    }
  }
});

it('names every dependency, and none that is not installed', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  for (const { name, folder = name } of shippedPackages)
    expect(readdirSync(join('node_modules', folder))).not.toHaveLength(0);
});
