import type { OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

/** Ends a response with a text: a plain one, unless the headers name another type. */
export function answer(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}) {
  const common = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(status, { ...common, ...headers }).end(text);
}

/** Stops a server at once, whatever it is answering. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
