import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnquiry } from '../lib/enquiry-form';
import { sendFormPath } from '../lib/enquiry-service';
import type { Answer } from './plan';

/** What the service does with one visitor's requests. */
export interface Mailbox {
  /** Answers still to give, one a request; afterwards each enquiry arrives. */
  readonly answers: Answer[];
  /** How many enquiries arrived. */
  kept: number;
}

/** A mail service that answers each visitor as planned. @param mailboxes by the first word of the message */
export function createDrillService(mailboxes: ReadonlyMap<string, Mailbox>): Server {
  return createServer((request, response) => {
    void (async () => {
      // Chrome silently repeats a request whose kept-alive connection drops.
      response.setHeader('Connection', 'close').setHeader('Access-Control-Allow-Origin', '*');
      if (request.url !== sendFormPath || request.method !== 'POST') return response.writeHead(404).end();
      const enquiry = await readEnquiry(request);
      const mailbox = mailboxes.get(enquiry.get('message')?.split(' ')[0] ?? '');
      if (!mailbox) return response.writeHead(404).end();
      const { keep, status, body, delay }: Answer = mailbox.answers.shift() ?? {
        name: 'ok',
        keep: true,
        status: 200,
        body: 'OK',
      };
      if (keep) mailbox.kept += 1;
      if (delay) await wait(delay, undefined, { ref: false });
      if (status === undefined) request.socket.destroy();
      else response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body);
    })().catch(() => response.writeHead(500).end());
  });
}
