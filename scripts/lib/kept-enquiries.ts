import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/**
 * Shows control and bidirectional characters as their code points, so that a terminal does not obey them, and no text
 * reads otherwise than it is. Tabs stay, and line breaks where `lines` allows them.
 */
function visible(value: string, lines = false): string {
  const shown = (character: string) =>
    character === '\t' || (lines && character === '\n')
      ? character
      : `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  return value
    .replace(/\r\n|\r/g, '\n')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, shown);
}

/** Every field in the order of the form, with its visible label. */
function textOf(enquiry: Enquiry): string {
  const labels = new Map<string, string>(Object.entries(form.fields));
  const fields = [...enquiry].filter(([name]) => name !== 'message');
  const lines = fields.map(([name, value]) => `${labels.get(name) ?? singleLine(name)}: ${visible(value)}`);
  // The message comes last, and alone has lines, so that nothing in it can be mistaken for another field.
  return [...lines, '', `${form.fields.message}:`, visible(enquiry.get('message') ?? '', true), ''].join('\n');
}

let kept = 0;

/** What the name of a file ends with while it is being written. */
const partial = '.part';

/**
 * Writes an enquiry to a text file. Names sort by arrival, and only the current user may read the file, because it
 * contains personal data.
 * @param directory created when it is missing
 * @returns the file name, without the directory
 * @throws NodeJS.ErrnoException when it cannot be written whole; then nothing of it is left
 */
export async function keepEnquiry(directory: string, enquiry: Enquiry): Promise<string> {
  kept += 1;
  // Windows does not allow colons in file names. The counter orders enquiries within a millisecond.
  const file = `${new Date().toISOString().replaceAll(':', '')}-${String(kept).padStart(6, '0')}.txt`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Under another name until it is whole: a full disk leaves no half enquiry.
  const unfinished = join(directory, `${file}${partial}`);
  try {
    await writeFile(unfinished, textOf(enquiry), { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, join(directory, file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return file;
}

/** Reads all kept enquiries, oldest first; none when the directory is missing. */
export async function readEnquiries(directory: string): Promise<KeptEnquiry[]> {
  const files = existsSync(directory) ? (await readdir(directory)).sort() : [];
  const whole = files.filter((file) => !file.endsWith(partial));
  return Promise.all(whole.map(async (file) => ({ file, text: await readFile(join(directory, file), 'utf8') })));
}
