/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIslands } from './islands.ts';
import { TestFolder } from './testing.ts';

const folders: TestFolder[] = [];
const root = join(__dirname, '..');
const registry = 'example/islands.js';

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** The names and texts of the files bundled with these environment variables. */
function bundleWith(variables: Record<string, string>) {
  const folder = new TestFolder();
  folders.push(folder);
  const before = process.env;
  process.env = { ...before, ...variables };
  const { module } = bundleIslands(root, folder.path, registry);
  process.env = before;
  return { module, files: folder.files.map((file) => [file, folder.read(file)]) };
}

it('builds reproducibly, whatever the order of the environment variables', () => {
  const first = bundleWith({ NEXT_PUBLIC_B: '2', NEXT_PUBLIC_A: '1' });
  const second = bundleWith({ NEXT_PUBLIC_A: '1', NEXT_PUBLIC_B: '2' });
  expect(first.files.map(([file]) => file)).toContain(first.module);
  expect(first).toEqual(second);
});

it('reads class names in the folders that the site names, or in all', () => {
  const folder = new TestFolder();
  folders.push(folder);
  const sources = (named?: string[]) => [...bundleIslands(root, folder.path, registry, named).sources.keys()];
  expect(sources()).toContain('example/counter.jsx');
  expect(sources(['example', 'runtime'])).toEqual(sources());
  expect(sources(['components'])).toEqual([]);
});

it('rejects an island that needs Next’s client', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const site = mkdtempSync(join(root, '.cache/islands-'));
  writeFileSync(join(site, 'islands.tsx'), "export { useRouter as islands } from 'next/navigation';");
  expect(() => bundleIslands(site, join(site, 'out'), 'islands.tsx')).toThrow(
    'islands.tsx: next/navigation needs Next’s client, which does not ship.',
  );
  rmSync(site, { recursive: true });
});
