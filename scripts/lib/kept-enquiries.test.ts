/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepEnquiry, readEnquiries } from './kept-enquiries';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

const enquiry = new Map([['user_name', 'Mei Lin']]);

it.each(['writeFile', 'rename'] as const)('leaves no half file when the disk is full (%s)', async (step) => {
  const original = fs.promises[step] as (...args: unknown[]) => Promise<void>;
  jest.spyOn(fs.promises, step).mockImplementation(async (...args: unknown[]) => {
    if (step === 'writeFile') await original(args[0], 'half', { flag: 'wx' });
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(keepEnquiry(directory, enquiry)).rejects.toThrow('no space left');
  expect(readdirSync(directory)).toEqual([]);
});

it('reads only what is whole', async () => {
  const file = await keepEnquiry(directory, enquiry);
  fs.writeFileSync(join(directory, `${file}.part`), 'half');
  expect((await readEnquiries(directory)).map((enquiry) => enquiry.file)).toEqual([file]);
});
