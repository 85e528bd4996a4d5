import type { OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

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
 * Stops a server: no new connections, idle ones closed, and what is being answered gets a moment to finish.
 * @param grace time in ms after which the remaining connections are cut.
 */
export async function closeServer(server: Server, grace = 1_000): Promise<void> {
  if (!server.listening) return;
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
