import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Where local servers listen unless `HOST` says otherwise: on this machine alone, not on its network. */
const loopback = '127.0.0.1';

/**
 * Reads the port of the local site and its enquiry service from the environment: `PORT`, or 3000.
 * @throws Error when the value is no port.
 */
export function readPort(env: NodeJS.ProcessEnv = process.env): number {
  const value = env.PORT?.trim() || '3000';
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}"; expected a port from 1 to 65535.`);
}

/**
 * Where the form of a local site posts to. It is the site's own server, but to a browser that shows http://localhost
 * another origin, as EmailJS is on the public site: the policy of the page and the service's answers are tried with it.
 */
export const enquiryOrigin = (port: number) => `http://${loopback}:${port}`;

/** Why a port cannot be used, by the error's code. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs more rights than this program has',
};

/**
 * Starts a server on a port of this machine; `HOST=0.0.0.0` opens it to the network, to look at the site on a phone.
 * @param port the port; 0 lets the system choose.
 * @returns the port.
 * @throws Error with a sentence that says what to do when the port is taken or may not be used.
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, process.env.HOST || loopback), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new Error(`Port ${port} ${reason}. Choose another with PORT, such as PORT=8080.`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Checks that a port can be used, before something slow is done for it; it is free again when this returns.
 * @throws Error as `listen` does.
 */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Finds a free port.
 * @param first where to look first; then the next ones, a hundred at most.
 * @throws Error as `listen` does, for the last one tried.
 */
export async function freePort(first: number, tries = 100): Promise<number> {
  return assertPortFree(first).then(
    () => first,
    (error) => (tries > 1 ? freePort(first + 1, tries - 1) : Promise.reject(error)),
  );
}
