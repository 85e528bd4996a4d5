/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import { form } from '../../content/interface';
import { composeMail, keepEnquiry, parseMail, readEnquiries, singleLine } from './enquiry-mail';
import { visitor } from './testing';

describe('the mail', () => {
  const attack = 'x\r\nBcc: all@example.com\r\n\r\nHello';

  it.each(['user_name', 'user_email', 'enquiryType', 'company', 'phone', 'a\r\nBcc: all@example.com\r\nb'])(
    'lets no line break in "%s" add a header',
    async (field) => {
      const plain = parseMail(String(await composeMail(new Map(Object.entries(visitor)), new Date())));
      const mail = await composeMail(new Map(Object.entries({ ...visitor, [field]: attack })), new Date());
      const { headers } = parseMail(String(mail));
      expect(Object.keys(headers)).not.toContain('bcc');
      expect(Object.keys(plain.headers)).toEqual(expect.arrayContaining(Object.keys(headers)));
      expect(headers.to).toBe(plain.headers.to);
    },
  );

  it.each(['nobody', 'a@b, c@d', 'a@b; c@d', 'a b@c', 'a@b@c', '<a@b>', '"a"@b', 'a@b\nBcc: c@d', '@b', 'a@'])(
    'keeps an enquiry from "%s", without a Reply-To',
    async (user_email) => {
      const mail = await composeMail(new Map(Object.entries({ ...visitor, user_email })), new Date());
      const { headers, text } = parseMail(String(mail));
      expect(headers['reply-to']).toBeUndefined();
      expect(text).toContain(`Email: ${user_email}`);
    },
  );

  it.each([
    ['Lin, Mei "ML" <x@y>', '"Lin, Mei \\"ML\\" <x@y>" <mei.lin@example.com>'],
    ['用戶', '用戶 <mei.lin@example.com>'],
  ])('answers to the visitor called %s alone', async (user_name, replyTo) => {
    const mail = await composeMail(new Map(Object.entries({ ...visitor, user_name })), new Date());
    expect(parseMail(String(mail)).headers['reply-to']).toBe(replyTo);
  });

  it('turns an address in another script into one that every mail program takes', async () => {
    const mail = await composeMail(
      new Map(Object.entries({ ...visitor, user_email: 'a@münchen.example' })),
      new Date(),
    );
    expect(parseMail(String(mail)).headers['reply-to']).toContain('<a@xn--mnchen-3ya.example>');
  });

  it('carries any Unicode text unchanged, save that every line break is one', async () => {
    // Every code point, and more of what means something to a mail than chance would bring.
    const telling = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '=',
      '=3D',
      '.',
      ' ',
      '\t',
      'From ',
      '?=',
      '\0',
      '\ufeff',
      '🏠',
    );
    const text = fc.array(fc.oneof(fc.string({ unit: 'binary' }), telling)).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const mail = await composeMail(new Map(Object.entries({ ...visitor, message })), new Date());
        const expected = message.replace(/\r\n|\r/g, '\n');
        expect(
          parseMail(String(mail))
            .text.split(`\n${form.fields.message}:\n`)
            .slice(1)
            .join(`\n${form.fields.message}:\n`),
        ).toBe(`${expected}\n`);
      }),
    );
  });

  it('makes one short line of anything', () => {
    expect(singleLine(' a\r\n\tb\u2028c\0 ')).toBe('a b c');
    expect(Array.from(singleLine('🏠'.repeat(500)))).toHaveLength(120);
  });
});

describe('the file', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'enquiry-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the only one in a folder that did not exist', async () => {
    const directory = join(folder, 'deep', 'down');
    const file = await keepEnquiry(directory, new Map(Object.entries(visitor)));
    expect(readdirSync(directory)).toEqual([file]);
    expect(await readEnquiries(directory)).toMatchObject([{ file, text: expect.stringContaining('வணக்கம்') }]);
  });

  it('is missed with an error where the folder cannot be', async () => {
    writeFileSync(join(folder, 'file'), 'mine');
    await expect(keepEnquiry(join(folder, 'file'), new Map(Object.entries(visitor)))).rejects.toThrow();
    await expect(readEnquiries(join(folder, 'file'))).rejects.toThrow('ENOTDIR');
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
  });

  it('is not looked for in a folder that does not exist', async () => {
    expect(await readEnquiries(join(folder, 'none'))).toEqual([]);
  });
});
