import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnquiry, Refusal, type Enquiry } from './enquiry-form';
import { answer } from './http';
import { keepEnquiry, singleLine } from './kept-enquiries';

/** What the local enquiry service may be told. */
export interface EnquiryServiceOptions {
  /** Where the enquiries go; made with the first enquiry. */
  directory: string;
  /** Takes one line for each enquiry and for each failure; the console when left out. */
  log?: (line: string) => void;
  /** What goes wrong with an enquiry, for tests; nothing when left out. */
  faultOf?: (enquiry: Enquiry) => Fault | undefined;
  /** Answers at all other addresses: the site. */
  others?: RequestListener;
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
  Allow: 'POST, OPTIONS',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** A fault that stands for a failed send keeps nothing; a late or strange "accepted" keeps the enquiry as usual. */
const keeps = ({ drop, garbage, status, keep }: Fault) => keep || (!drop && (status ?? (garbage ? 500 : 200)) < 300);

/**
 * Makes a local stand-in for EmailJS: `POST /api/v1.0/email/send-form` as the library sends it. Each enquiry
 * becomes a text file and a line in the log, and is answered 200 "OK". What is refused gets a 4xx with a
 * sentence, and what cannot be kept a 500; neither stops the service.
 * @returns a server that does not listen yet.
 */
export function createEnquiryService(options: EnquiryServiceOptions): Server {
  const { directory, log = console.log, faultOf, others } = options;

  async function accept(enquiry: Enquiry): Promise<void> {
    const file = await keepEnquiry(directory, enquiry);
    const field = (name: string) => singleLine(enquiry.get(name) ?? '');
    const type = field('enquiryType') || 'no type';
    log(`Enquiry (${type}) from ${field('user_name')} <${field('user_email')}>: ${join(directory, file)}`);
  }

  async function sendForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method !== 'POST') throw new Refusal(405, 'Only POST is allowed here.');
    const enquiry = await readEnquiry(request);
    const fault = faultOf?.(enquiry) ?? {};
    if (keeps(fault)) await accept(enquiry);
    if (fault.delay) await wait(fault.delay, undefined, { ref: false });

    const { status = 200 } = fault;
    if (fault.drop) request.socket.destroy();
    else if (fault.garbage && fault.status === undefined) request.socket.end('\0This is no HTTP.\r\n\r\n');
    else if (fault.garbage) response.writeHead(status, { 'Content-Type': 'text/plain' }).end(randomBytes(256));
    else answer(response, status, status < 300 ? 'OK' : 'Failed on purpose');
  }

  return createServer((request, response) => {
    if (others && request.url !== sendFormPath) return others(request, response);
    // Chrome silently repeats a request whose kept-alive connection drops, and a dropped one would pass.
    if (faultOf) response.setHeader('Connection', 'close');
    for (const [name, value] of Object.entries(openToAllOrigins)) response.setHeader(name, value);
    sendForm(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) {
        log(`Refused (${error.status}): ${singleLine(error.message)}`);
        answer(response, error.status, error.message);
      } else {
        log(`Failed: ${singleLine(String(error))}`);
        answer(response, 500, 'The enquiry could not be kept. Please try again.');
      }
    });
  });
}
