/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFolder, writeIfChanged } from './write-if-changed';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-if-changed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('makes folders, says whether the file has changed, and leaves the date of one that has not', () => {
  const file = join(folder, 'new/data.json');
  expect(writeIfChanged(file, '1')).toBe(true);
  utimesSync(file, 1, 1);
  expect(writeIfChanged(file, '1')).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(writeIfChanged(file, Buffer.from('2'))).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('2');
  expect(readdirSync(join(folder, 'new'))).toEqual(['data.json']);
});

test('leaves nothing beside a file that cannot be written', () => {
  writeIfChanged(join(folder, 'taken/file'), '');
  expect(() => writeIfChanged(join(folder, 'taken'), 'a folder stands here')).toThrow(/EISDIR|EPERM/);
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('makes a folder contain exactly what it is given', () => {
  const both = { 'a.svg': 'a', 'b.svg': 'b' };
  writeFolder(folder, new Map(Object.entries(both)));
  writeFolder(folder, new Map([['b.svg', 'c']]));
  expect(readdirSync(folder)).toEqual(['b.svg']);
  expect(readFileSync(join(folder, 'b.svg'), 'utf8')).toBe('c');
});

test('another process never reads a part of a file', async () => {
  const file = join(folder, 'manifest.json');
  const texts = ['a', 'b'].map((letter) => JSON.stringify(letter.repeat(300_000)));
  writeIfChanged(file, texts[0]!);
  const reader = spawn(process.execPath, [
    '-e',
    `const { readFileSync } = require('node:fs');
    const counts = { read: 0, broken: 0 };
    process.stdin.on('end', () => { console.log(JSON.stringify(counts)); process.exit(); }).resume();
    console.log('ready');
    (function read() {
      counts.read++;
      try { JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')); } catch { counts.broken++; }
      setImmediate(read);
    })();`,
  ]);
  let output = '';
  await new Promise((ready) => reader.stdout.on('data', (data) => ready((output += String(data)))));
  output = '';
  for (let turn = 1; turn < 400; turn++) writeIfChanged(file, texts[turn % 2]!);
  reader.stdin.end();
  await new Promise((closed) => reader.once('close', closed));
  const { read, broken } = JSON.parse(output) as { read: number; broken: number };
  expect(read).toBeGreaterThan(0);
  expect(broken).toBe(0);
});
