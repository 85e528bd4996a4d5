/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import { form } from '../../content/interface';
import PostalMime, { type Email } from 'postal-mime';
import { composeMail, keepEnquiry, readEnquiries, singleLine } from './enquiry-mail';
import { visitor } from './testing';

/** The mail of a visitor's enquiry, as a mail program reads it. */
async function mailOf(fields: Record<string, string> = {}) {
  return PostalMime.parse(await composeMail(new Map(Object.entries({ ...visitor, ...fields })), new Date()));
}

describe('the mail', () => {
  const attack = 'x\r\nBcc: all@example.com\r\n\r\nHello';

  it.each(['user_name', 'user_email', 'enquiryType', 'company', 'phone', 'a\r\nBcc: all@example.com\r\nb'])(
    'lets no line break in "%s" add a header',
    async (field) => {
      const names = ({ headers }: Email) => new Set(headers.map(({ key }) => key));
      const plain = await mailOf();
      const mail = await mailOf({ [field]: attack });
      expect(mail.bcc).toBeUndefined();
      expect([...names(plain)]).toEqual(expect.arrayContaining([...names(mail)]));
      expect(mail.to).toEqual(plain.to);
    },
  );

  it.each(['nobody', 'a@b, c@d', 'a@b; c@d', 'a b@c', 'a@b@c', '<a@b>', '"a"@b', 'a@b\nBcc: c@d', '@b', 'a@'])(
    'keeps an enquiry from "%s", without a Reply-To',
    async (user_email) => {
      const { replyTo, text } = await mailOf({ user_email });
      expect(replyTo).toBeUndefined();
      expect(text).toContain(`Email: ${user_email}`);
    },
  );

  it.each(['Lin, Mei "ML" <x@y>', '用戶'])('answers to the visitor called %s alone', async (name) => {
    expect((await mailOf({ user_name: name })).replyTo).toEqual([{ name, address: visitor.user_email }]);
  });

  it('turns an address in another script into one that every mail program takes', async () => {
    const { replyTo } = await mailOf({ user_email: 'a@münchen.example' });
    expect(replyTo).toMatchObject([{ address: 'a@xn--mnchen-3ya.example' }]);
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
        const expected = message.replace(/\r\n|\r/g, '\n');
        const [, ...parts] = (await mailOf({ message })).text?.split(`\n${form.fields.message}:\n`) ?? [];
        expect(parts.join(`\n${form.fields.message}:\n`)).toBe(`${expected}\n`);
      }),
      { numRuns: 40 },
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
