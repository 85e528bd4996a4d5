import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

/** A request that is refused: its message is the answer's text, `status` the answer's status (4xx). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(message);
  }
}

/** Ends a response with one line of plain text. Does nothing when the client has gone. */
export function answer(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}) {
  if (response.destroyed || response.writableEnded) return;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/**
 * Reads a request's body into memory.
 * @param request the request; what exceeds the limit is read and thrown away, so that the sender, who first
 *   sends and then listens, still gets the answer.
 * @throws Refusal (413) as soon as the body exceeds the limit; Error when the client goes away.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Refusal(413, `The request is larger than ${limit} bytes.`);
  return Buffer.concat(chunks);
}

/**
 * Stops a server: no new connections, idle ones closed, and what is being answered gets a moment to finish.
 * @param grace time in ms after which the remaining connections are cut.
 */
export async function closeServer(server: Server, grace = 1_000): Promise<void> {
  if (!server.listening) return;
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
