/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContent } from './read';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'content-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The problems of a file, without those of missing files. */
function saidOf(file: string, bytes: string | Buffer = 'name: Cloud'): string[] {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
  const { problems } = readContent(folder);
  return problems
    .filter(({ sentence }) => !sentence.startsWith('is missing'))
    .map((problem) => `${problem.file} ${problem.sentence}`);
}

it.each([
  ['pages/cloud.yml', 'Expected cloud.yaml'],
  ['pages/cloud.YAML', 'Expected cloud.yaml'],
  ['pages/cloud.yaml.txt', 'Expected cloud.yaml'],
  ['pages/cloud.yaml.bak', 'Expected cloud.yaml'],
  ['pages/more/cloud.yaml', 'Expected “content/pages/cloud.yaml”'],
  ['articles/2026/11/note.yaml', 'Expected “content/articles/note.yaml”'],
  ['pages/cloud (1).yaml', 'looks like a copy'],
  ['pages/cloud (Ann’s conflicted copy 2026-11-28).yaml', 'looks like a copy'],
  ['pages/cloud copy.yaml', 'looks like a copy'],
  ['pages/Cloud.yaml', 'Expected lower-case words'],
  ['pages/.cloud.yaml.icloud', 'cloud.yaml is kept in iCloud'],
])('%s is named, with what was expected', (file, words) => {
  expect(saidOf(file)).toEqual([expect.stringContaining(words)]);
});

it.each([
  '.DS_Store',
  'pages/._cloud.yaml',
  'Thumbs.db',
  'pages/desktop.ini',
  'pages/.cloud.yaml.swp',
  'pages/cloud.yaml~',
])('%s is left behind by a system, and no fault', (file) =>
  expect(saidOf(file, Buffer.from([0, 5, 22, 7, 0xff]))).toEqual([]),
);

it.each([
  ['UTF-16 of Windows', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('name: Cloud', 'utf16le')]), 'UTF-16'],
  ['UTF-16 without a mark', Buffer.from('name: Cloud', 'utf16le'), 'UTF-16'],
  ['an old encoding', Buffer.from('name: Caf\xe9', 'latin1'), 'old encoding'],
])('%s is named', (_, bytes, words) => {
  expect(saidOf('pages/cloud.yaml', bytes)).toEqual([expect.stringContaining(words)]);
});

it('reads UTF-8 with a mark and with the line ends of Windows', () => {
  expect(saidOf('pages/cloud.yaml', '\ufeffname: Café\r\nfamily: service\r\n')).toEqual([]);
  expect(readContent(folder).read).toMatchObject([{ data: { name: 'Café', family: 'service' } }]);
});
