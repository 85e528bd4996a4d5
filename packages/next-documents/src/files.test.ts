/** @jest-environment node */
import fs, { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './errors.ts';
import { assertReplaceable, replaceFolder } from './files.ts';
import { TestFolder } from './testing.ts';

let folder: TestFolder;
const at = (path: string) => join(folder.path, path);
const page = () => folder.read('out/index.html');

function place(text: string, afterwards?: () => void): void {
  folder.write('.next/documents/index.html', text);
  replaceFolder(at('.next/documents'), at('out'), afterwards);
}

beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.remove());

it('replaces a folder as a whole', () => {
  place('former');
  folder.write('out/left.html', 'from before');
  place('new');
  expect(folder.files).toEqual(['out/index.html']);
  expect(page()).toBe('new');
});

// Root may write anywhere.
(process.getuid?.() === 0 ? it.skip : it)('reports before the build that the folder cannot be replaced', () => {
  mkdirSync(at('out'), { mode: 0o555 });
  expect(() => assertReplaceable(at('out'))).toThrow(/out cannot be replaced \(EACCES\)/);
  chmodSync(at('out'), 0o755);
});

describe.each([
  ['in a folder', () => undefined],
  ['behind a link', () => (mkdirSync(at('elsewhere')), symlinkSync('elsewhere', at('out')))],
  ['behind a link to nothing yet', () => symlinkSync('elsewhere', at('out'))],
])('%s', (_, prepare) => {
  /** Has a call of the file system fail once the former site is there. */
  const fail = (name: 'renameSync' | 'cpSync', code: string, after = 0) => {
    const real = fs[name] as (...given: unknown[]) => void;
    let calls = 0;
    jest.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      if (calls++ === after) throw Object.assign(new Error(code), { code });
      real(...given);
    });
  };
  beforeEach(() => {
    prepare();
    place('former');
  });
  afterEach(() => jest.restoreAllMocks());

  it('replaces the site from another file system', () => {
    fail('renameSync', 'EXDEV');
    place('new');
    expect(page()).toBe('new');
    expect(existsSync(at('.next/documents'))).toBe(false);
  });

  it.each<[string, () => void, RegExp]>([
    ['the folder may not be written', () => fail('renameSync', 'EACCES'), /EACCES.*writable/],
    ['the former site cannot be moved', () => fail('renameSync', 'EBUSY', 1), /EBUSY.*folder or a link/],
    ['the new site cannot be moved', () => fail('renameSync', 'EPERM', 2), /EPERM.*writable/],
    ['the disk is full', () => (fail('renameSync', 'EXDEV'), fail('cpSync', 'ENOSPC')), /ENOSPC.*make room/],
  ])('keeps the former site where %s, and says what to do', (_name, prepareFailure, sentence) => {
    prepareFailure();
    expect(() => place('new')).toThrow(sentence);
    jest.restoreAllMocks();
    expect(page()).toBe('former');
    expect(readdirSync(folder.path).filter((name) => /-(?:before|incoming)$/.test(name))).toEqual([]);
    place('new');
    expect(page()).toBe('new');
  });

  it('keeps the former site where what belongs to the step fails', () => {
    const record = () => writeFileSync(at('missing/record'), '');
    expect(() => place('new', record)).toThrow(BuildError);
    expect(readFileSync(at('out/index.html'), 'utf8')).toBe('former');
  });
});
