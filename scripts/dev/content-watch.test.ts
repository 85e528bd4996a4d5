/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchContent, type ContentWatch } from './content-watch';

let folder = '';
let watch: ContentWatch;
const check = jest.fn<Promise<string>, []>();
const write = (text: string) => writeFileSync(join(folder, 'page.ts'), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  write('a');
  check.mockReset();
  watch = watchContent(folder, check, 10);
});

afterEach(() => {
  watch.close();
  rmSync(folder, { recursive: true });
});

it('takes the files to fit as they are when it begins', async () => {
  expect(await watch.latest()).toBe('');
  expect(check).not.toHaveBeenCalled();
});

it('checks once for each state of the files', async () => {
  check.mockResolvedValue('A comma is missing.');
  writeFileSync(join(folder, 'other.ts'), 'b');
  expect(await Promise.all([watch.latest(), watch.latest()])).toEqual(['A comma is missing.', 'A comma is missing.']);
  expect(check).toHaveBeenCalledTimes(1);
});

it('tells a mistake, and that it has been put right', async () => {
  check.mockResolvedValueOnce('A comma is missing.').mockResolvedValueOnce('');
  const heard: string[] = [];
  const next = () => new Promise<void>((resolve) => {
    const end = watch.onChange((problems) => {
      heard.push(problems);
      end();
      resolve();
    });
  }); // prettier-ignore
  let told = next();
  writeFileSync(join(folder, 'other.ts'), 'b');
  await told;
  told = next();
  rmSync(join(folder, 'other.ts'));
  await told;
  expect(heard).toEqual(['A comma is missing.', '']);
});
