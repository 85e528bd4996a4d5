import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnquiry, Refusal, type Enquiry } from './enquiry-form';
import { sendText } from './http';
import { keepEnquiry, singleLine } from './kept-enquiries';

export interface EnquiryServiceOptions {
  /** The folder in which enquiries are kept; created with the first one. */
  directory: string;
  /** Receives one line per enquiry and per failure; `console.log` by default. */
  log?: (line: string) => void;
  /** Injects faults, for tests. */
  faultOf?: (enquiry: Enquiry) => Fault | undefined;
  /** Handles all other paths: the site. */
  others?: RequestListener;
  /** Origins of other pages that may send, for tests; by default only the site on this server's own port. */
  origins?: readonly string[];
}

/** A simulated failure of one request. */
export interface Fault {
  /** Time before the response, in ms. */
  delay?: number;
  status?: number;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** Sends bytes that are not HTTP or, with `status`, a body of random bytes. */
  garbage?: boolean;
  /** Keeps the enquiry although the send appears to fail, as when the response is lost. */
  keep?: boolean;
}

/** The path of EmailJS's form endpoint (docs/requirements.md, "Enquiry form"). */
export const sendFormPath = '/api/v1.0/email/send-form';

const corsHeaders = {
  Allow: 'POST, OPTIONS',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  Vary: 'Origin',
};

/** The origins of a server on this port for a browser on this machine. */
const ownOrigins = (port = 0) => ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);

/** Whether a request comes from this machine, also where the site is opened to the network (`LISTEN_ADDRESS`). */
const isLocal = ({ remoteAddress = '' }: Socket) => /^(?:::1|(?:::ffff:)?127\.)/.test(remoteAddress);

/** A failed send keeps nothing; a late or garbled success keeps the enquiry as usual. */
const keeps = ({ drop, garbage, status, keep }: Fault) => keep || (!drop && (status ?? (garbage ? 500 : 200)) < 300);

/**
 * Creates a local stand-in for EmailJS, which accepts `POST /api/v1.0/email/send-form` as the library sends it. Each
 * enquiry becomes a text file and a line in the log; the response is 200 "OK", 4xx with a sentence for an invalid
 * request, or 500 when the file cannot be written.
 *
 * It answers this machine alone, and of pages only the site's own: any page of the web could post to the developer's
 * machine. A request without `Origin` is not a page's (Fetch Standard, "Origin header").
 * @returns a server that is not listening yet
 */
export function createEnquiryService(options: EnquiryServiceOptions): Server {
  const { directory, log = console.log, faultOf, others, origins = [] } = options;

  async function accept(enquiry: Enquiry): Promise<void> {
    const file = await keepEnquiry(directory, enquiry);
    const field = (name: string) => singleLine(enquiry.get(name) ?? '');
    const type = field('enquiryType') || 'no type';
    log(`Enquiry (${type}) from ${field('user_name')} <${field('user_email')}>: ${join(directory, file)}`);
  }

  async function sendForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers;
    const mayAsk = [...ownOrigins(request.socket.localPort), ...origins];
    if (!isLocal(request.socket) || (origin !== undefined && !mayAsk.includes(origin)))
      throw new Refusal(403, 'Only the site on this machine may send enquiries here.');
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method !== 'POST') throw new Refusal(405, 'Only POST is allowed here.');
    const enquiry = await readEnquiry(request);
    const fault = faultOf?.(enquiry) ?? {};
    if (keeps(fault)) await accept(enquiry);
    if (fault.delay) await wait(fault.delay, undefined, { ref: false });

    const { status = 200 } = fault;
    if (fault.drop) request.socket.destroy();
    else if (fault.garbage && fault.status === undefined) request.socket.end('\0This is not HTTP.\r\n\r\n');
    else if (fault.garbage) response.writeHead(status, { 'Content-Type': 'text/plain' }).end(randomBytes(256));
    else sendText(response, status, status < 300 ? 'OK' : 'Failed on purpose');
  }

  return createServer((request, response) => {
    if (others && request.url !== sendFormPath) return others(request, response);
    // Chrome silently retries a request whose keep-alive connection drops, so a dropped one would succeed.
    if (faultOf) response.setHeader('Connection', 'close');
    for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value);
    sendForm(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) {
        log(`Rejected (${error.status}): ${singleLine(error.message)}`);
        // Whatever of the request is not read yet never will be.
        sendText(response, error.status, error.message, request.complete ? {} : { Connection: 'close' });
      } else {
        log(`Failed: ${singleLine(String(error))}`);
        sendText(response, 500, 'The enquiry could not be saved. Please try again.');
      }
    });
  });
}
