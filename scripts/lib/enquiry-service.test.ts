/** @jest-environment node */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import PostalMime from 'postal-mime';

import { company } from '../../content/company';
import { form } from '../../content/interface';
import { readEnquiries } from './enquiry-mail';
import { sendFormPath, type Fault } from './enquiry-service';
import { formOf, ids, TestService, visitor } from './testing';

let service: TestService;

beforeEach(async () => {
  service = await new TestService().start();
});

// Whatever a test sent, the service has to take the next enquiry.
afterEach(async () => {
  service.fault = {};
  expect((await service.send()).status).toBe(200);
  await service.stop();
});

describe('an accepted enquiry', () => {
  it('is answered as the real service does', async () => {
    const response = await service.send();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('becomes a mail with every field, other scripts and line breaks included', async () => {
    await service.send();
    const [mail = ''] = service.mails;
    const { from, to, replyTo, subject, date, text } = await PostalMime.parse(mail);
    expect({ from, to, replyTo, subject }).toEqual({
      from: { name: `${company.brand} website`, address: company.email },
      to: [{ name: company.brand, address: company.email }],
      replyTo: [{ name: '李小龍 Ólafur', address: 'mei.lin@example.com' }],
      subject: 'Enquiry (Software Solutions) from 李小龍 Ólafur',
    });
    expect(Date.now() - Date.parse(date ?? '')).toBeLessThan(60_000);
    expect(text).toBe(
      [
        `${form.fields.user_name}: 李小龍 Ólafur`,
        `${form.fields.company}: Hauskauf & Söhne`,
        `${form.fields.phone}: 9123456789`,
        `${form.fields.user_email}: mei.lin@example.com`,
        `${form.fields.enquiryType}: Software Solutions`,
        '',
        `${form.fields.message}:`,
        'வணக்கம்',
        '',
        '  第二行 = “quoted” 🏠 ',
        '.',
        'From here on\ttabs',
        '',
      ].join('\n'),
    );
    // RFC 5322 §2.1.1, and nothing but ASCII on the wire.
    expect(mail.split('\r\n').every((line) => line.length <= 998)).toBe(true);
    expect(mail).toMatch(/^[\r\n\t\x20-\x7e]*$/);
  });

  it('keeps fields that the form may grow, and lines of any length', async () => {
    const message = `${'long '.repeat(4000)}end`;
    await service.send(formOf({ ...visitor, message, größe: 'XL', ...ids }));
    const { text } = await PostalMime.parse(service.mails[0] ?? '');
    expect(text).toContain(`\ngröße: XL\n\n${form.fields.message}:\n${message}\n`);
  });

  it('lies in one private file whose name sorts by arrival', async () => {
    const names = ['first', 'second', 'third'];
    for (const user_name of names) await service.send(formOf({ ...visitor, user_name, ...ids }));
    const mails = await readEnquiries(service.directory);
    expect(mails.map(({ subject }) => subject?.split(' ').at(-1))).toEqual(names);
    for (const file of service.files) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-\d{6}\.eml$/);
      expect(statSync(join(service.directory, file)).mode & 0o077).toBe(0);
    }
  });

  it('is one line in the log, whatever it holds', async () => {
    await service.send(formOf({ ...visitor, user_name: 'A\u001b[2J\nB\u202e', ...ids }));
    expect(service.lines).toEqual([
      `Enquiry (Software Solutions) from A [2J B <mei.lin@example.com>: ${join(service.directory, service.files[0] ?? '')}`,
    ]);
  });

  it('is kept twenty times when it comes twenty times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => service.send()));
    expect(service.files).toHaveLength(20);
  });
});

describe('other answers', () => {
  it('answers a preflight', async () => {
    const response = await service.fetch(sendFormPath, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('answers 500 when the enquiry cannot be kept, and goes on', async () => {
    writeFileSync(service.directory, 'a file where the folder should be');
    const response = await service.send();
    expect([response.status, await response.text()]).toEqual([500, 'The enquiry could not be kept. Please try again.']);
    expect(service.lines.at(-1)).toMatch(/^Failed: /);
    rmSync(service.directory);
  });
});

describe('a fault', () => {
  it.each([400, 429, 500, 503])('answers %i and keeps nothing', async (status) => {
    service.fault = { status };
    expect((await service.send()).status).toBe(status);
    expect(service.files).toEqual([]);
  });

  it('answers late, with the enquiry kept meanwhile', async () => {
    service.fault = { delay: 300 };
    const before = Date.now();
    const response = await service.send();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
    expect(service.files).toHaveLength(1);
  });

  it('is not troubled by a visitor who does not wait', async () => {
    service.fault = { delay: 200 };
    await expect(service.send(undefined, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  it.each<Fault>([{ drop: true }, { garbage: true }, { delay: 20, drop: true }])(
    'breaks the connection with %j',
    async (fault) => {
      service.fault = fault;
      await expect(service.send()).rejects.toThrow('fetch failed');
      expect(service.files).toEqual([]);
    },
  );

  it('keeps an enquiry whose answer is lost, where it is told to', async () => {
    service.fault = { drop: true, keep: true };
    await expect(service.send()).rejects.toThrow('fetch failed');
    expect(service.files).toHaveLength(1);
  });

  it('answers noise with the status that is asked for', async () => {
    service.fault = { garbage: true, status: 502 };
    const response = await service.send();
    expect(response.status).toBe(502);
    expect((await response.arrayBuffer()).byteLength).toBe(256);
    expect(service.files).toEqual([]);
  });
});

it('nothing but forms is answered', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['POST', '/__fault'],
    ['GET', '/__enquiries'],
  ] as const)
    expect((await service.fetch(path, { method })).status).toBe(404);
  expect((await service.fetch(sendFormPath)).headers.get('allow')).toBe('POST, OPTIONS');
});
