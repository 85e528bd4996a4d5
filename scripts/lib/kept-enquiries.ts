import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { form } from '../../content/interface';
import type { Enquiry } from './enquiry-form';

/** A kept enquiry as read back from its file. */
export interface KeptEnquiry {
  /** The file's name inside the directory. */
  file: string;
  text: string;
}

/**
 * Makes a value safe for a line of the console: no line breaks, no control or direction characters (a terminal obeys
 * them), at most 120 characters.
 */
export function singleLine(value: string): string {
  const clean = value.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return Array.from(clean).slice(0, 120).join('');
}

/** Every field in the order of the form, by the names that the visitor reads. */
function textOf(enquiry: Enquiry): string {
  const labels: Readonly<Record<string, string>> = form.fields;
  const value = (name: string) => (enquiry.get(name) ?? '').replace(/\r\n|\r/g, '\n');
  const fields = [...enquiry.keys()].filter((name) => name !== 'message');
  const lines = fields.map((name) => `${labels[name] ?? singleLine(name)}: ${value(name)}`);
  // The message stands last, so that nothing in it can pass for a field that follows.
  return [...lines, '', `${form.fields.message}:`, value('message'), ''].join('\n');
}

let kept = 0;

/**
 * Keeps an enquiry as a text file. Names sort in the order of arrival, and only this user may read the file, as it holds a
 * visitor's personal data.
 * @param directory made when it is missing
 * @returns the file's name inside the directory
 */
export async function keepEnquiry(directory: string, enquiry: Enquiry): Promise<string> {
  kept += 1;
  // Colons are not allowed in file names on Windows. The count orders what arrives in one millisecond.
  const file = `${new Date().toISOString().replaceAll(':', '')}-${String(kept).padStart(6, '0')}.txt`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(join(directory, file), textOf(enquiry), { flag: 'wx', mode: 0o600, flush: true });
  return file;
}

/** Reads every kept enquiry, oldest first. @param directory where `keepEnquiry` put them; a missing one holds none */
export async function readEnquiries(directory: string): Promise<KeptEnquiry[]> {
  const files = existsSync(directory) ? (await readdir(directory)).sort() : [];
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(directory, file), 'utf8') })));
}
