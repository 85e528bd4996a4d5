/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIslands } from './islands';
import { TestFolder } from './testing';

const folders: TestFolder[] = [];

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** The names and texts of the files bundled with these environment variables. */
function bundleWith(variables: Record<string, string>) {
  const folder = new TestFolder();
  folders.push(folder);
  const before = process.env;
  process.env = { ...before, ...variables };
  const { module } = bundleIslands(process.cwd(), folder.path);
  process.env = before;
  return { module, files: folder.files.map((file) => [file, folder.read(file)]) };
}

it('builds reproducibly, whatever the order of the environment variables', () => {
  const one = bundleWith({ NEXT_PUBLIC_B: '2', NEXT_PUBLIC_A: '1' });
  const other = bundleWith({ NEXT_PUBLIC_A: '1', NEXT_PUBLIC_B: '2' });
  expect(one.files.map(([file]) => file)).toContain(one.module);
  expect(one).toEqual(other);
});

it('rejects an island that needs Next’s client', () => {
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(join(process.cwd(), 'test-results/islands-'));
  const runtime = join(root, 'components/islands/runtime');
  mkdirSync(runtime, { recursive: true });
  writeFileSync(join(runtime, 'hydrate.tsx'), "export { useRouter } from 'next/navigation';");
  expect(() => bundleIslands(root, join(root, 'out'))).toThrow(
    'hydrate.tsx: next/navigation needs Next’s client, which does not ship.',
  );
  rmSync(root, { recursive: true });
});
