import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { form } from '../../content/interface';
import type { Enquiry } from './enquiry-form';

export interface KeptEnquiry {
  /** The file name, without its directory. */
  file: string;
  text: string;
}

/**
 * Makes a value safe for a line of terminal output: without line breaks and control or bidirectional characters, and at
 * most 120 characters long.
 */
export function singleLine(value: string): string {
  const clean = value.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return Array.from(clean).slice(0, 120).join('');
}

/** Every field in the order of the form, with its visible label. */
function textOf(enquiry: Enquiry): string {
  const labels: Readonly<Record<string, string>> = form.fields;
  const value = (name: string) => (enquiry.get(name) ?? '').replace(/\r\n|\r/g, '\n');
  const fields = [...enquiry.keys()].filter((name) => name !== 'message');
  const lines = fields.map((name) => `${labels[name] ?? singleLine(name)}: ${value(name)}`);
  // The message comes last, so that nothing in it can be mistaken for another field.
  return [...lines, '', `${form.fields.message}:`, value('message'), ''].join('\n');
}

let kept = 0;

/**
 * Writes an enquiry to a text file. Names sort by arrival, and only the current user may read the file, because it
 * contains personal data.
 * @param directory created when it is missing
 * @returns the file name, without the directory
 */
export async function keepEnquiry(directory: string, enquiry: Enquiry): Promise<string> {
  kept += 1;
  // Windows does not allow colons in file names. The counter orders enquiries within a millisecond.
  const file = `${new Date().toISOString().replaceAll(':', '')}-${String(kept).padStart(6, '0')}.txt`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(join(directory, file), textOf(enquiry), { flag: 'wx', mode: 0o600, flush: true });
  return file;
}

/** Reads all kept enquiries, oldest first; none when the directory is missing. */
export async function readEnquiries(directory: string): Promise<KeptEnquiry[]> {
  const files = existsSync(directory) ? (await readdir(directory)).sort() : [];
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(directory, file), 'utf8') })));
}
