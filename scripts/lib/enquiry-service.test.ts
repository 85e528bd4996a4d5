/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { company } from '../../content/company';
import { composeMail, keepEnquiry, parseMail, singleLine, type KeptEnquiry } from './enquiry-mail';
import { createEnquiryService, sendFormPath, type Fault } from './enquiry-service';
import { closeServer } from './http';
import { listen } from './ports';

const ids = { lib_version: '4.4.1', service_id: 'service_x', template_id: 'template_x', user_id: 'key_x' };
const visitor = {
  user_name: '李小龍 Ólafur',
  company: 'Hauskauf & Söhne',
  phone: '9123456789',
  user_email: 'mei.lin@example.com',
  enquiryType: 'Software Solutions',
  message: 'வணக்கம்\r\n\r\n  第二行 = “quoted” 🏠 \r\n.\r\nFrom here on\ttabs',
};

let folder: string;
let server: Server;
let origin: string;
let lines: string[];

async function start(allowFaults: boolean, directory = join(folder, 'enquiries')): Promise<void> {
  server = createEnquiryService({ directory, log: (line) => lines.push(line), allowFaults });
  await listen(server, 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** What @emailjs/browser's sendForm posts: the form's fields, then its own four. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const send = (body: BodyInit = formOf({ ...visitor, ...ids }), init: RequestInit = {}) =>
  fetch(origin + sendFormPath, { method: 'POST', body, ...init });

const setFault = (fault: unknown) =>
  fetch(`${origin}/__fault`, { method: 'POST', body: JSON.stringify(fault) });

const kept = () => {
  try {
    return readdirSync(join(folder, 'enquiries')).sort();
  } catch {
    return [];
  }
};

const readKept = () => kept().map((file) => readFileSync(join(folder, 'enquiries', file), 'utf8'));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  lines = [];
  await start(true);
});

// Whatever a test sent, the service has to take the next enquiry.
afterEach(async () => {
  await fetch(`${origin}/__fault`, { method: 'DELETE' });
  expect((await send()).status).toBe(200);
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

describe('an accepted enquiry', () => {
  it('is answered as the real service does', async () => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('becomes a mail with every field, other scripts and line breaks included', async () => {
    await send();
    const [mail = ''] = readKept();
    const { headers, text } = parseMail(mail);
    expect(headers).toMatchObject({
      from: `${company.brand} website <${company.email}>`,
      to: `${company.brand} <${company.email}>`,
      'reply-to': '李小龍 Ólafur <mei.lin@example.com>',
      subject: 'Enquiry (Software Solutions) from 李小龍 Ólafur',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(Date.now() - Date.parse(headers.date ?? '')).toBeLessThan(60_000);
    expect(text).toBe(
      [
        'Full Name: 李小龍 Ólafur',
        'Company: Hauskauf & Söhne',
        'Phone: 9123456789',
        'Email: mei.lin@example.com',
        'Enquiry type: Software Solutions',
        '',
        'Message:',
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
    await send(formOf({ ...visitor, message, größe: 'XL', ...ids }));
    const { text } = parseMail(readKept()[0] ?? '');
    expect(text).toContain(`\ngröße: XL\n\nMessage:\n${message}\n`);
  });

  it('lies in one private file whose name sorts by arrival', async () => {
    const names = ['first', 'second', 'third'];
    for (const user_name of names) await send(formOf({ ...visitor, user_name, ...ids }));
    expect(readKept().map((mail) => parseMail(mail).headers.subject?.split(' ').at(-1))).toEqual(names);
    for (const file of kept()) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-\d{6}-[0-9a-f]{8}\.eml$/);
      expect(statSync(join(folder, 'enquiries', file)).mode & 0o077).toBe(0);
    }
  });

  it('is one line in the log, whatever it holds', async () => {
    await send(formOf({ ...visitor, user_name: 'A\u001b[2J\nB\u202e', ...ids }));
    expect(lines).toEqual([
      `Enquiry (Software Solutions) from A [2J B <mei.lin@example.com>: ${join(folder, 'enquiries', kept()[0] ?? '')}`,
    ]);
  });

  it('is kept twenty times when it comes twenty times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(kept()).toHaveLength(20);
  });
});

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

  it.each([
    'nobody',
    'a@b, c@d',
    'a@b; c@d',
    'a b@c',
    'a@b@c',
    '<a@b>',
    '"a"@b',
    'a@b\nBcc: c@d',
    '@b',
    'a@',
  ])('keeps an enquiry from "%s", without a Reply-To', async (user_email) => {
    const mail = await composeMail(new Map(Object.entries({ ...visitor, user_email })), new Date());
    const { headers, text } = parseMail(String(mail));
    expect(headers['reply-to']).toBeUndefined();
    expect(text).toContain(`Email: ${user_email}`);
  });

  it.each([
    ['Lin, Mei "ML" <x@y>', '"Lin, Mei \\"ML\\" <x@y>" <mei.lin@example.com>'],
    ['用戶', '用戶 <mei.lin@example.com>'],
  ])('answers to the visitor called %s alone', async (user_name, replyTo) => {
    const mail = await composeMail(new Map(Object.entries({ ...visitor, user_name })), new Date());
    expect(parseMail(String(mail)).headers['reply-to']).toBe(replyTo);
  });

  it('turns an address in another script into one that every mail program takes', async () => {
    const mail = await composeMail(new Map(Object.entries({ ...visitor, user_email: 'a@münchen.example' })), new Date());
    expect(parseMail(String(mail)).headers['reply-to']).toContain('<a@xn--mnchen-3ya.example>');
  });

  it('makes one short line of anything', () => {
    expect(singleLine(' a\r\n\tb\u2028c\0 ')).toBe('a b c');
    expect(Array.from(singleLine('🏠'.repeat(500)))).toHaveLength(120);
  });

  it('leaves nothing behind when it cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(keepEnquiry(join(folder, 'file'), new Map(Object.entries(visitor)))).rejects.toThrow();
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('');
  });
});

describe('refusals', () => {
  afterEach(() => expect(kept()).toEqual([]));

  it.each([
    ...['service_id', 'template_id', 'user_id', 'user_name', 'user_email', 'message'].map((name) => [name, '']),
    ...['user_name', 'user_email', 'message'].map((name) => [name, ' \r\n\u3000']),
  ])('a blank %s (%j)', async (name = '', value = '') => {
    const response = await send(formOf({ ...visitor, ...ids, [name]: value }));
    expect([response.status, await response.text()]).toEqual([400, `The field ${name} is missing or blank.`]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['service_id', 'message'])('a missing %s', async (name) => {
    const form = formOf({ ...visitor, ...ids });
    form.delete(name);
    expect((await send(form)).status).toBe(400);
  });

  it.each([
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'user_name=a'],
    ['text/plain', 'hello'],
    ['multipart/form-datax; boundary=x', ''],
    ['', 'hello'],
  ])('the type "%s"', async (type, body) => {
    const response = await send(Buffer.from(body), { headers: { 'Content-Type': type } });
    expect([response.status, await response.text()]).toEqual([
      415,
      'The Content-Type has to be multipart/form-data.',
    ]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    ['no parts', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nhello'],
    ['broken headers', 'multipart/form-data; boundary=x', '--x\r\n\0\0: \r\n\r\nhello\r\n--x--\r\n'],
    ['a field without a name', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
    ['noise', 'multipart/form-data; boundary=x', '\0\r\n--x'.repeat(5)],
  ])('malformed form data: %s', async (_, type, body) => {
    const response = await send(Buffer.from(body), { headers: { 'Content-Type': type } });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/\.$/);
  });

  it('more than 64 KB, however it is sent', async () => {
    const large = formOf({ ...visitor, message: 'x'.repeat(70_000), ...ids });
    const response = await send(large);
    expect([response.status, await response.text()]).toEqual([413, 'The request is larger than 65536 bytes.']);

    const huge = formOf({ ...visitor, message: 'x'.repeat(20_000_000), ...ids });
    expect((await send(huge)).status).toBe(413);
  });

  it('too many fields', async () => {
    const form = formOf({ ...visitor, ...ids });
    for (let index = 0; index < 40; index++) form.append(`extra${index}`, 'x');
    const response = await send(form);
    expect([response.status, await response.text()]).toEqual([413, 'The form has more than 30 fields.']);
  });

  it('a file', async () => {
    const form = formOf({ ...visitor, ...ids });
    form.append('cv', new Blob(['%PDF']), 'cv.pdf');
    const response = await send(form);
    expect([response.status, await response.text()]).toEqual([400, 'The field cv is a file; an enquiry carries none.']);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('the method %s', async (method) => {
    const response = await fetch(origin + sendFormPath, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it.each(['/', '/api/v1.0/email/send', `${sendFormPath}/`, '/%', '/api/v1.0/email/SEND-FORM'])(
    'the path %s',
    async (path) => {
      const response = await fetch(origin + path, { method: 'POST', body: formOf({ ...visitor, ...ids }) });
      expect([response.status, await response.text()]).toEqual([
        404,
        `This is the local enquiry service; it answers POST ${sendFormPath} only.`,
      ]);
    },
  );

  it('what is no HTTP, and a client that leaves in the middle', async () => {
    const port = Number(new URL(origin).port);
    const answer = await new Promise((resolve) => {
      const socket = connect({ port }, () => socket.write('nonsense\r\n\r\n'));
      socket.once('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);

    await new Promise<void>((resolve) => {
      const socket = connect({ port }, () => {
        socket.write(
          `POST ${sendFormPath} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 500\r\n\r\n--x\r\n`,
          () => socket.destroy(),
        );
        socket.once('close', () => resolve());
      });
    });
  });
});

describe('other answers', () => {
  it('answers a preflight', async () => {
    const response = await fetch(origin + sendFormPath, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('answers 500 when the enquiry cannot be kept, and goes on', async () => {
    writeFileSync(join(folder, 'enquiries'), 'a file where the folder should be');
    const response = await send();
    expect([response.status, await response.text()]).toEqual([
      500,
      'The enquiry could not be kept. Please try again.',
    ]);
    expect(lines.at(-1)).toMatch(/^Failed: /);
    rmSync(join(folder, 'enquiries'));
  });
});

describe('the fault switch', () => {
  it.each([400, 429, 500, 503])('answers %i and keeps nothing, until cleared', async (status) => {
    expect((await setFault({ status })).status).toBe(204);
    for (let count = 0; count < 3; count++) expect((await send()).status).toBe(status);
    expect(kept()).toEqual([]);
    await fetch(`${origin}/__fault`, { method: 'DELETE' });
    expect((await send()).status).toBe(200);
  });

  it('counts the times', async () => {
    await setFault({ status: 503, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await send()).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('answers late, with the enquiry kept meanwhile', async () => {
    await setFault({ delay: 300 });
    const before = Date.now();
    const response = await send();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
    expect(kept()).toHaveLength(1);
  });

  it('is not troubled by a visitor who does not wait', async () => {
    await setFault({ delay: 200 });
    await expect(send(undefined, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  it.each<Fault>([{ drop: true }, { garbage: true }, { delay: 20, drop: true }])(
    'breaks the connection with %j',
    async (fault) => {
      await setFault(fault);
      await expect(send()).rejects.toThrow('fetch failed');
      expect(kept()).toEqual([]);
    },
  );

  it('answers noise with the status that is asked for', async () => {
    await setFault({ garbage: true, status: 502 });
    const response = await send();
    expect(response.status).toBe(502);
    expect((await response.arrayBuffer()).byteLength).toBe(256);
    expect(kept()).toEqual([]);
  });

  it.each(['{', '[]', '{"status":99}', '{"delay":-1}', '{"times":0}', '{"explode":true}', '"x"', ''])(
    'refuses the fault %s',
    async (body) => {
      const response = await fetch(`${origin}/__fault`, { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/^The fault is not understood: /);
    },
  );

  it('lists what was kept, oldest first', async () => {
    const list = async () => (await (await fetch(`${origin}/__enquiries`)).json()) as KeptEnquiry[];
    expect(await list()).toEqual([]);
    await send(formOf({ ...visitor, message: 'one', ...ids }));
    await send(formOf({ ...visitor, message: 'two', ...ids }));
    const enquiries = await list();
    expect(enquiries.map(({ file }) => file)).toEqual(kept());
    expect(enquiries.map(({ text }) => text.trimEnd().split('\n').at(-1))).toEqual(['one', 'two']);
    expect(enquiries[0]?.headers['reply-to']).toContain('mei.lin@example.com');
  });

  it.each([
    ['GET', '/__fault', 'POST, DELETE'],
    ['POST', '/__enquiries', 'GET'],
  ])('refuses %s %s', async (method, path, allow) => {
    const response = await fetch(origin + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  it.each([
    ['POST', '/__fault'],
    ['DELETE', '/__fault'],
    ['GET', '/__enquiries'],
  ])('is not there unless it is allowed: %s %s', async (method, path) => {
    await closeServer(server);
    await start(false);
    await send();
    const response = await fetch(origin + path, { method });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Mei');
  });
});
