/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TestFolder } from './testing';

const names = ['SAMPLE_A', 'SAMPLE_B', 'SAMPLE_C', 'SAMPLE_D', 'SAMPLE_SET'];
const folder = new TestFolder();

afterAll(() => folder.remove());

/** In a process of its own: Jest gives its tests a copy of the environment, which Node does not load files into. */
function loaded(): unknown {
  const code = `
    const { loadEnvFiles } = await import(${JSON.stringify(pathToFileURL(join(__dirname, 'env-files.ts')))});
    loadEnvFiles(${JSON.stringify(folder.path)});
    console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => process.env[name] ?? '')));`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, options, { env: { ...process.env, SAMPLE_SET: 'set' } }).toString());
}

it('needs no file', () => {
  expect(loaded()).toEqual(['', '', '', '', 'set']);
});

it('reads the files that Next reads, the strongest first, and leaves what is set', () => {
  const files = ['.env.production.local', '.env.local', '.env.production', '.env'];
  const setting = (some: readonly string[], value: string) => some.map((name) => `${name}=${value}\n`).join('');
  // Each file sets one name that no stronger one sets, and all that those do.
  files.forEach((file, at) => folder.write(file, setting([...names.slice(0, at + 1), 'SAMPLE_SET'], file)));
  folder.write('.env.development', setting(names, 'wrong'));
  expect(loaded()).toEqual([...files, 'set']);
});
