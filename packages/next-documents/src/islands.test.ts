/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIslands } from './islands';
import { TestFolder } from './testing';

const folders: TestFolder[] = [];
const registry = 'packages/next-documents/example/islands.js';

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** The names and texts of the files bundled with these environment variables. */
function bundleWith(variables: Record<string, string>) {
  const folder = new TestFolder();
  folders.push(folder);
  const before = process.env;
  process.env = { ...before, ...variables };
  const { module } = bundleIslands(process.cwd(), folder.path, registry);
  process.env = before;
  return { module, files: folder.files.map((file) => [file, folder.read(file)]) };
}

it('builds reproducibly, whatever the order of the environment variables', () => {
  const one = bundleWith({ NEXT_PUBLIC_B: '2', NEXT_PUBLIC_A: '1' });
  const other = bundleWith({ NEXT_PUBLIC_A: '1', NEXT_PUBLIC_B: '2' });
  expect(one.files.map(([file]) => file)).toContain(one.module);
  expect(one).toEqual(other);
});

it('reads class names in the folders that the site names, or in all', () => {
  const folder = new TestFolder();
  folders.push(folder);
  const sources = (named?: string[]) => [...bundleIslands(process.cwd(), folder.path, registry, named).sources.keys()];
  expect(sources()).toContain('packages/next-documents/example/counter.jsx');
  expect(sources(['packages'])).toEqual(sources());
  expect(sources(['components'])).toEqual([]);
});

it('rejects an island that needs Next’s client', () => {
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(join(process.cwd(), 'test-results/islands-'));
  writeFileSync(join(root, 'islands.tsx'), "export { useRouter as islands } from 'next/navigation';");
  expect(() => bundleIslands(root, join(root, 'out'), 'islands.tsx')).toThrow(
    'islands.tsx: next/navigation needs Next’s client, which does not ship.',
  );
  rmSync(root, { recursive: true });
});
