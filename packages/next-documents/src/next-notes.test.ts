/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correctNote } from './next-notes.ts';

const folder = mkdtempSync(join(tmpdir(), 'notes-'));
const file = join(folder, 'export-detail.json');
const note = { version: 1, outDirectory: '/site/.next/export', success: true };
afterAll(() => rmSync(folder, { recursive: true }));

it('names the folder of the built site and keeps the rest', () => {
  writeFileSync(file, JSON.stringify(note));
  correctNote(file, '/site/.next/export', '/site/out');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...note, outDirectory: '/site/out' });
});

it('stops when Next has exported elsewhere', () => {
  writeFileSync(file, JSON.stringify(note));
  expect(() => correctNote(file, '/site/.next/other', '/site/out')).toThrow('found /site/.next/export in');
});
