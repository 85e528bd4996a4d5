/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { completeLockfile, type Lockfile } from './lockfile';

const lockOf = (packages: Lockfile['packages']): Lockfile => ({ packages });

it('is complete in this repository: otherwise "npm ci" refuses it, and "npm run lock" mends it', () => {
  expect(completeLockfile(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)).toEqual([]);
});

it('adds what is missing with its system and processor, and nothing else', () => {
  const tool = {
    dev: true,
    optionalDependencies: {
      '@x/tool-darwin-arm64': '1.2.3',
      '@x/tool-linux-x64': '1.2.3',
      '@x/tool-wasm32-wasi': '1.2.3',
    },
  };
  const lock = lockOf({ '': {}, 'node_modules/tool': tool, 'node_modules/@x/tool-linux-x64': { version: '1.2.3' } });
  expect(completeLockfile(lock)).toEqual(['@x/tool-darwin-arm64', '@x/tool-wasm32-wasi']);
  expect(lock.packages['node_modules/@x/tool-darwin-arm64']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  });
  expect(lock.packages['node_modules/@x/tool-wasm32-wasi']).toMatchObject({ cpu: ['wasm32'] });
  expect(lock.packages['node_modules/@x/tool-linux-x64']).toEqual({ version: '1.2.3' });
  expect(completeLockfile(lock)).toEqual([]);
});

it('finds a package in a folder of its own or in any above', () => {
  const inner = { optionalDependencies: { native: '1.0.0', own: '2.0.0' } };
  const lock = lockOf({
    'node_modules/a/node_modules/b': inner,
    'node_modules/native': { version: '1.0.0' },
    'node_modules/a/node_modules/b/node_modules/own': { version: '2.0.0' },
  });
  expect(completeLockfile(lock)).toEqual([]);
});

it('does not guess a version', () => {
  const lock = lockOf({ 'node_modules/a': { optionalDependencies: { b: '^1.0.0' } } });
  expect(() => completeLockfile(lock)).toThrow(
    'node_modules/a needs b@^1.0.0, and only an exact version can be added.',
  );
});
