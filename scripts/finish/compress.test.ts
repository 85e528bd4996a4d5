/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { compressFile } from './compress';
import { TestFolder } from './testing';

const words = 'a text that says the same thing more than once; '.repeat(100);
let folder: TestFolder;

const compressAll = () => Promise.all(folder.files.map((file) => compressFile(join(folder.path, file))));

afterEach(() => folder.remove());

it('every text gets a smaller copy of each kind, with the same bytes inside', async () => {
  folder = new TestFolder({ 'index.html': words, 'a/b/c.js': `${words}ü`, 'a/site.css': words });
  await compressAll();
  expect(folder.files).toHaveLength(9);
  for (const file of ['index.html', 'a/b/c.js', 'a/site.css']) {
    const text = folder.read(file);
    const brotli = readFileSync(join(folder.path, `${file}.br`));
    const gzip = readFileSync(join(folder.path, `${file}.gz`));
    expect(brotliDecompressSync(brotli).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(Math.max(brotli.length, gzip.length)).toBeLessThan(Buffer.byteLength(text));
  }
});

it('is compressed as small as it gets', async () => {
  const text = Array.from({ length: 800 }, (_, at) => ((at * 7919) % 65_521).toString(36).padStart(5)).join('');
  folder = new TestFolder({ 'index.html': text });
  const data = readFileSync(join(folder.path, 'index.html'));
  await compressAll();
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const made = (ending: string) => readFileSync(join(folder.path, `index.html.${ending}`));
  expect(made('br').length).toBeLessThanOrEqual(brotliCompressSync(data, { params }).length);
  expect(made('gz').equals(gzipSync(data, { level: 9 }))).toBe(true);
});

it('what is compressed in itself, fits into a packet, or would not shrink, gets none', async () => {
  const files = {
    'a.woff2': words,
    'b.avif': words,
    'c.pdf': words,
    'd.html': words.slice(0, 1_023),
    'd.js.map': words,
  };
  folder = new TestFolder(files);
  writeFileSync(join(folder.path, 'e.txt'), randomBytes(4_000));
  await compressAll();
  expect(folder.files).toEqual([...Object.keys(files), 'e.txt']);
});

it('a second run writes over the first one’s files and makes no copies of copies', async () => {
  folder = new TestFolder({ 'a.html': words });
  await compressAll();
  const kept = readFileSync(join(folder.path, 'a.html.br'));
  await compressAll();
  expect(folder.files).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
  expect(readFileSync(join(folder.path, 'a.html.br')).equals(kept)).toBe(true);
});
