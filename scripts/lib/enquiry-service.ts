import { randomBytes } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnquiry, type Enquiry } from './enquiry-form';
import { keepEnquiry, singleLine } from './kept-enquiries';
import { answer, Refusal } from './http';

/** What the local enquiry service may be told. */
export interface EnquiryServiceOptions {
  /** Where the enquiries go; made with the first enquiry. */
  directory: string;
  /** Takes one line for each enquiry and for each failure; the console when left out. */
  log?: (line: string) => void;
  /** What goes wrong with an enquiry, for tests; nothing when left out. */
  faultOf?: (enquiry: Enquiry) => Fault | undefined;
}

/** What goes wrong with one enquiry. */
export interface Fault {
  /** Time in ms before the answer. */
  delay?: number;
  status?: number;
  /** Closes the connection without an answer. */
  drop?: boolean;
  /** Answers bytes that are no HTTP, or with `status` a body of random bytes. */
  garbage?: boolean;
  /** Keeps the enquiry although the answer stands for a failed send, as where an answer is lost on its way. */
  keep?: boolean;
}

/** EmailJS's address for forms (docs/requirements.md, "Enquiry form"). */
export const sendFormPath = '/api/v1.0/email/send-form';

/** The real service answers pages of any origin. */
const openToAllOrigins = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/** A fault that stands for a failed send keeps nothing; a late or strange "accepted" keeps the enquiry as usual. */
const keeps = ({ drop, garbage, status, keep }: Fault) => keep || (!drop && (status ?? (garbage ? 500 : 200)) < 300);

/**
 * Makes a local stand-in for EmailJS: `POST /api/v1.0/email/send-form` as the library sends it. Each enquiry
 * becomes a text file and a line in the log, and is answered 200 "OK". What is refused gets a 4xx with a
 * sentence, and what cannot be kept a 500; neither stops the service.
 * @returns a server that does not listen yet.
 */
export function createEnquiryService({ directory, log = console.log, faultOf }: EnquiryServiceOptions): Server {
  async function accept(enquiry: Enquiry): Promise<void> {
    const file = await keepEnquiry(directory, enquiry);
    const field = (name: string) => singleLine(enquiry.get(name) ?? '');
    const type = field('enquiryType') || 'no type';
    log(`Enquiry (${type}) from ${field('user_name')} <${field('user_email')}>: ${join(directory, file)}`);
  }

  async function sendForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const enquiry = await readEnquiry(request);
    const current = faultOf?.(enquiry) ?? {};
    if (keeps(current)) await accept(enquiry);
    if (current.delay) await wait(current.delay, undefined, { ref: false });

    const { status = 200 } = current;
    if (current.drop) {
      request.socket.destroy();
    } else if (current.garbage && current.status === undefined) {
      request.socket.end('\0This is no HTTP.\r\n\r\n');
    } else if (current.garbage) {
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(randomBytes(256));
    } else {
      answer(response, status, status < 300 ? 'OK' : (STATUS_CODES[status] ?? 'Fault'));
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    // Chrome silently repeats a request whose kept-alive connection drops, and a dropped one would pass.
    if (faultOf) response.setHeader('Connection', 'close');
    for (const [name, value] of Object.entries(openToAllOrigins)) response.setHeader(name, value);
    if (path !== sendFormPath) {
      throw new Refusal(404, `This is the local enquiry service; it answers POST ${sendFormPath} only.`);
    }
    if (request.method === 'POST') await sendForm(request, response);
    else if (request.method === 'OPTIONS') response.writeHead(204).end();
    else throw new Refusal(405, 'Only POST is allowed here.', { Allow: 'POST, OPTIONS' });
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) {
        log(`Refused (${error.status}): ${singleLine(error.message)}`);
        answer(response, error.status, error.message, error.headers);
      } else {
        log(`Failed: ${singleLine(String(error))}`);
        answer(response, 500, 'The enquiry could not be kept. Please try again.');
      }
    });
  });
}
