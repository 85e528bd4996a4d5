import type { OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

/** Sends a complete response, as plain text unless the headers set another type. */
export function sendText(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}) {
  const common = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(status, { ...common, ...headers }).end(text);
}

/** Stops a server at once, aborting responses in progress. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
