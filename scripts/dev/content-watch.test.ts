/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchContent } from './content-watch';

let folder = '';
let latest: () => Promise<string>;
const check = jest.fn<Promise<string>, []>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'page.yaml'), 'a');
  check.mockReset();
  latest = watchContent(folder, check);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('assumes that the files are valid at the start', async () => {
  expect(await latest()).toBe('');
  expect(check).not.toHaveBeenCalled();
});

it('checks once per change of the files', async () => {
  check.mockResolvedValueOnce('A comma is missing.').mockResolvedValueOnce('');
  writeFileSync(join(folder, 'other.yaml'), 'b');
  expect(await Promise.all([latest(), latest()])).toEqual(['A comma is missing.', 'A comma is missing.']);
  expect(check).toHaveBeenCalledTimes(1);
  rmSync(join(folder, 'other.yaml'));
  expect(await latest()).toBe('');
});
