/** What the tests of the local servers share. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createEnquiryService, sendFormPath, type Fault } from './enquiry-service';
import { closeServer } from './http';
import { listen } from './ports';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as it is given; fetch tidies addresses before it sends them. */
export function request(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Sends bytes that no client library would, and returns what comes back until the server closes. */
export function sendRaw(port: number, data: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port }, () => socket.write(data));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Sends the beginning of a request and goes away. */
export function sendAndLeave(port: number, data: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port }, () => socket.write(data, () => socket.destroy()));
    socket.once('close', () => resolve());
  });
}

/** What the EmailJS library adds to a form. */
export const ids = { lib_version: '4.4.1', service_id: 'service_x', template_id: 'template_x', user_id: 'key_x' };

/** What a visitor may type: several scripts, and line breaks as browsers send them. */
export const visitor = {
  user_name: '李小龍 Ólafur',
  company: 'Hauskauf & Söhne',
  phone: '9123456789',
  user_email: 'mei.lin@example.com',
  enquiryType: 'Software Solutions',
  message: 'வணக்கம்\r\n\r\n  第二行 = “quoted” 🏠 \r\n.\r\nFrom here on\ttabs',
};

/** A form as @emailjs/browser's sendForm posts it: its fields, then the library's own four. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A running enquiry service with a directory of its own. */
export class TestService {
  readonly folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  readonly directory = join(this.folder, 'enquiries');
  readonly lines: string[] = [];
  /** What goes wrong with the next enquiries. */
  fault: Fault = {};
  private server: Server | undefined;

  async start(): Promise<this> {
    this.server = createEnquiryService({
      directory: this.directory,
      log: (line) => this.lines.push(line),
      faultOf: () => this.fault,
    });
    await listen(this.server, 0);
    return this;
  }

  get port(): number {
    return (this.server?.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    if (this.server) await closeServer(this.server);
    rmSync(this.folder, { recursive: true });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://localhost:${this.port}${path}`, init);
  }

  send(body: BodyInit = formOf({ ...visitor, ...ids }), init: RequestInit = {}): Promise<Response> {
    return this.fetch(sendFormPath, { method: 'POST', body, ...init });
  }

  /** The names of the kept files, oldest first. */
  get files(): string[] {
    try {
      return readdirSync(this.directory).sort();
    } catch {
      return [];
    }
  }

  /** The contents of the kept files, oldest first. */
  get mails(): string[] {
    return this.files.map((file) => readFileSync(join(this.directory, file), 'utf8'));
  }
}
