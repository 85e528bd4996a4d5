/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { form } from '../../content/interface';
import { createEnquiryService, sendFormPath, type Fault } from './enquiry-service';
import { closeServer } from './http';
import { readEnquiries } from './kept-enquiries';
import { listen } from './ports';
import { sendRaw } from '@/test-support/raw-request';

/** The fields that the EmailJS library adds to a form. */
const ids = { lib_version: '4.4.1', service_id: 'service_x', template_id: 'template_x', user_id: 'key_x' };

/** Input in several scripts, with line breaks as browsers send them. */
const visitor = {
  user_name: '李小龍 Ólafur',
  company: 'Hauskauf & Söhne',
  phone: '9123456789',
  user_email: 'mei.lin@example.com',
  enquiryType: 'Software Solutions',
  message: 'வணக்கம்\r\n\r\n  第二行 = “quoted” 🏠 \r\nCompany: from here on\ttabs',
};

let folder: string;
let directory: string;
let lines: string[];
let fault: Fault;
let server: Server;
let port: number;
let origin: string;

function send(change: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...visitor, ...ids, ...change })) body.append(name, value);
  return fetch(origin + sendFormPath, { method: 'POST', body, ...init });
}

const kept = () => readEnquiries(directory);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  directory = join(folder, 'enquiries');
  [lines, fault] = [[], {}];
  server = createEnquiryService({
    directory,
    log: (line) => lines.push(line),
    faultOf: () => fault,
    others: (_, response) => response.end('site'),
  });
  port = await listen(server, 0);
  origin = `http://localhost:${port}`;
});

afterEach(async () => {
  // Whatever a test sent, the service must accept the next enquiry.
  fault = {};
  expect((await send()).status).toBe(200);
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

it('responds like the real service, and keeps every field with its line breaks in a private file', async () => {
  const response = await send({ größe: 'XL' });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const [{ file, text } = { file: '', text: '' }] = await kept();
  expect(text).toBe(
    [
      `${form.fields.user_name}: 李小龍 Ólafur`,
      `${form.fields.company}: Hauskauf & Söhne`,
      `${form.fields.phone}: 9123456789`,
      `${form.fields.user_email}: mei.lin@example.com`,
      `${form.fields.enquiryType}: Software Solutions`,
      'größe: XL',
      '',
      `${form.fields.message}:`,
      'வணக்கம்',
      '',
      '  第二行 = “quoted” 🏠 ',
      'Company: from here on\ttabs',
      '',
    ].join('\n'),
  );
  expect(statSync(join(directory, file)).mode & 0o077).toBe(0);
});

it('keeps enquiries in the order of their arrival', async () => {
  const names = ['first', 'second', 'third'];
  for (const user_name of names) await send({ user_name });
  expect((await kept()).map(({ text }) => names.find((name) => text.includes(name)))).toEqual(names);
});

it('logs a single line, whatever the enquiry contains', async () => {
  await send({ user_name: 'A\u001b[2J\nB\u202e' });
  const [{ file } = { file: '' }] = await kept();
  expect(lines).toEqual([`Enquiry (Software Solutions) from A [2J B <mei.lin@example.com>: ${join(directory, file)}`]);
});

it.each([
  ...['service_id', 'template_id', 'user_id', 'user_name', 'user_email', 'message'].map((name) => [name, '']),
  ['message', ' \r\n\u3000'],
])('rejects a blank %s (%j)', async (name = '', value = '') => {
  const response = await send({ [name]: value });
  expect([response.status, await response.text()]).toEqual([400, `The field ${name} is missing or blank.`]);
  expect(await kept()).toEqual([]);
});

it.each([
  ['JSON', 400, { body: '{}', headers: { 'Content-Type': 'application/json' } }],
  ['form data without a boundary', 400, { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }],
  ['another method', 405, { method: 'PUT' }],
])('rejects %s with %i', async (_, status, init) => {
  expect((await send({}, init)).status).toBe(status);
  expect(await kept()).toEqual([]);
});

it('rejects more than 64 KB', async () => {
  expect((await send({ message: 'x'.repeat(70_000) })).status).toBe(413);
});

it('rejects what is said to be over 1 MB before it is sent', async () => {
  const head = `POST ${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x`;
  expect(await sendRaw(port, `${head}\r\nContent-Length: 1073741824\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
});

it('stops reading at 1 MB where no length is told', async () => {
  // 1 MB, and what fits into the buffers of both ends.
  const most = 160;
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      // A turn of the event loop, in which the sender can learn that the service has hung up; should it not, the body ends
      // before it fills the memory.
      await setImmediate();
      sent += 1;
      if (sent < most) controller.enqueue(new Uint8Array(64 * 1024));
      else controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
  await fetch(origin + sendFormPath, init as RequestInit).catch(() => undefined);
  expect(sent).toBeLessThan(most);
});

describe('of pages, only those of the site may send', () => {
  const sendFrom = (page: string, method = 'POST') => send({}, { method, headers: { Origin: page } });

  it.each(['localhost', '127.0.0.1', '[::1]'])('%s on its own port may', async (host) => {
    const response = await sendFrom(`http://${host}:${port}`);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      200,
      `http://${host}:${port}`,
    ]);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:1', 'http://localhost.evil.example'])(
    '%s may not',
    async (page) => {
      const response = await sendFrom(page);
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(await kept()).toEqual([]);
    },
  );
});

it('takes a field by any name, and shows control characters', async () => {
  await send({ constructor: 'x', user_name: 'A\u001b[2J\nB\u202e', message: 'one\ntwo\u0007' });
  const [{ text } = { text: '' }] = await kept();
  const name = `${form.fields.user_name}: A<U+001B>[2J<U+000A>B<U+202E>`;
  expect(text.split('\n')).toEqual(expect.arrayContaining(['constructor: x', name, 'one', 'two<U+0007>']));
});

it('leaves every other path to the site', async () => {
  const answers = await Promise.all(['/', '/contact'].map((path) => fetch(origin + path)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['site', 'site']);
});

it('responds to a preflight', async () => {
  const response = await fetch(origin + sendFormPath, { method: 'OPTIONS', headers: { Origin: origin } });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
});

it('responds with 500 when the enquiry cannot be written, and keeps running', async () => {
  writeFileSync(directory, 'a file where the folder should be');
  expect((await send()).status).toBe(500);
  expect(lines.at(-1)).toMatch(/^Failed: /);
  rmSync(directory);
});

it.each<[Fault, number | 'none', number]>([
  [{ status: 503 }, 503, 0],
  [{ delay: 100 }, 200, 1],
  [{ drop: true }, 'none', 0],
  [{ garbage: true }, 'none', 0],
  [{ garbage: true, status: 502 }, 502, 0],
  [{ drop: true, keep: true }, 'none', 1],
])('with the fault %j the response is %s and %i enquiries are kept', async (given, status, count) => {
  fault = given;
  const answer = await send().then(
    (response) => response.status,
    () => 'none',
  );
  expect([answer, (await kept()).length]).toEqual([status, count]);
});
