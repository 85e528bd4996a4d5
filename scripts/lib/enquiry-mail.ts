import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';

import { company } from '../../content/company';
import { form } from '../../content/interface';
import type { Enquiry } from './enquiry-form';

/** A kept enquiry as read back from its file, its lines ended by "\n". */
export interface KeptEnquiry extends Email {
  /** The file's name inside the directory. */
  file: string;
  text: string;
}

/**
 * One address and nothing else, characters of any script included. Stricter than RFC 5322 on purpose: what could
 * end the address or begin a second one (space, comma, semicolon, quote, bracket) is not let into a header.
 */
const address = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/**
 * Makes a value safe for a header or a line of the console: no line breaks, no control or direction
 * characters (a terminal obeys them), at most 120 characters.
 */
export function singleLine(value: string): string {
  const clean = value.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return Array.from(clean).slice(0, 120).join('');
}

/** Every field in the order of the form, by the names that the visitor reads. */
function composeText(enquiry: Enquiry): string {
  const labels = new Map<string, string>(Object.entries(form.fields));
  // Value by value: a "\r" that ends one must not melt into the "\n" after it.
  const value = (name: string) => (enquiry.get(name) ?? '').replace(/\r\n|\r/g, '\n');
  const fields = [...enquiry.keys()].filter((name) => name !== 'message');
  const lines = fields.map((name) => `${labels.get(name) ?? singleLine(name)}: ${value(name)}`);
  // The message stands last, so that nothing in it can pass for a field that follows.
  const text = [...lines, '', `${form.fields.message}:`, value('message'), ''].join('\n');
  return text.replaceAll('\n', '\r\n');
}

/**
 * Composes the mail that an enquiry becomes: to the company, answered to the visitor, every field in the body
 * with its line breaks. No field can add a header. An e-mail address that is none stays out of Reply-To, and
 * the enquiry is kept all the same.
 * @returns the message as RFC 5322 text with CRLF line ends.
 */
export function composeMail(enquiry: Enquiry, date: Date): Promise<Buffer> {
  const name = singleLine(enquiry.get('user_name') ?? '');
  const from = enquiry.get('user_email')?.trim() ?? '';
  const type = singleLine(enquiry.get('enquiryType') ?? '') || 'no type';
  return new MailComposer({
    from: { name: `${company.brand} website`, address: company.email },
    to: { name: company.brand, address: company.email },
    replyTo: address.test(from) ? { name, address: from } : undefined,
    subject: `Enquiry (${type}) from ${name}`,
    date,
    // One encoding for every script and every length of line, and still readable where it is plain English.
    text: { content: composeText(enquiry), contentTransferEncoding: 'quoted-printable' },
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

let kept = 0;

/**
 * Keeps an enquiry as an `.eml` file. Names sort in the order of arrival, and only this user may read the file, as it
 * holds a visitor's personal data.
 * @param directory made when it is missing.
 * @returns the file's name inside the directory.
 */
export async function keepEnquiry(directory: string, enquiry: Enquiry): Promise<string> {
  const now = new Date();
  kept += 1;
  // Colons are not allowed in file names on Windows. The count orders what arrives in one millisecond.
  const file = `${now.toISOString().replaceAll(':', '')}-${String(kept).padStart(6, '0')}.eml`;
  const mail = await composeMail(enquiry, now);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(join(directory, file), mail, { flag: 'wx', mode: 0o600, flush: true });
  return file;
}

/** Reads every kept enquiry, oldest first. @param directory where `keepEnquiry` put them; a missing one holds none. */
export async function readEnquiries(directory: string): Promise<KeptEnquiry[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    files.map(async (file) => ({ text: '', ...(await PostalMime.parse(await readFile(join(directory, file)))), file })),
  );
}
