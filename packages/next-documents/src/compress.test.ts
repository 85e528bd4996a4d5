/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressFile } from './compress.ts';
import { TestFolder } from './testing.ts';

const words = 'a text that says the same thing more than once; '.repeat(100);
let folder: TestFolder;

const compressAll = () => Promise.all(folder.files.map((file) => compressFile(join(folder.path, file))));

afterEach(() => folder.remove());

it('compresses every text file losslessly', async () => {
  folder = new TestFolder({ 'index.html': words, 'a/b/c.js': `${words}ü`, 'a/site.css': words });
  await compressAll();
  expect(folder.files).toHaveLength(6);
  for (const file of ['index.html', 'a/b/c.js', 'a/site.css']) {
    const text = folder.read(file);
    const brotli = readFileSync(join(folder.path, `${file}.br`));
    expect(brotliDecompressSync(brotli).toString()).toBe(text);
    expect(brotli.length).toBeLessThan(Buffer.byteLength(text));
  }
});

it('skips files that are already compressed, fit into a packet, or would not shrink', async () => {
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

it('is idempotent', async () => {
  folder = new TestFolder({ 'a.html': words });
  await compressAll();
  const kept = readFileSync(join(folder.path, 'a.html.br'));
  await compressAll();
  expect(folder.files).toEqual(['a.html', 'a.html.br']);
  expect(readFileSync(join(folder.path, 'a.html.br')).equals(kept)).toBe(true);
});
