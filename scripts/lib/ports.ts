import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Local servers are not reachable from the network unless `LISTEN_ADDRESS` is set. It is not called `HOST`, which some
 * shells and compilers set to the name of the machine.
 */
const loopback = '127.0.0.1';

/**
 * Reads the port of the local site and its enquiry service from `PORT`; 3000 by default.
 * @throws Error when the value is not a port
 */
export function readPort(env: NodeJS.ProcessEnv = process.env): number {
  const value = env.PORT?.trim() || '3000';
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}"; expected a port from 1 to 65535.`);
}

/**
 * The origin that the form of a local site posts to. It is the site's own server under a different name than localhost,
 * so that requests are cross-origin as on the public site, which exercises the page's policy and the CORS headers.
 */
export const enquiryOrigin = (port: number) => `http://${loopback}:${port}`;

/** Why a port cannot be used, by error code. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'requires more privileges than this program has',
};

/**
 * Starts a server on this machine; `LISTEN_ADDRESS=0.0.0.0` opens it to the network, for instance to test on a phone.
 * @param port 0 lets the system choose
 * @returns the actual port
 * @throws Error that says what to do when the port is in use or not permitted
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, process.env.LISTEN_ADDRESS || loopback), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new Error(`Port ${port} ${reason}. Choose another with PORT, such as PORT=8080.`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Checks that a port is free before slow work that will need it.
 * @throws Error as `listen` does
 */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Finds a free port.
 * @param first the first port to try, followed by the next ones
 * @throws Error as `listen` does, for the last port tried
 */
export async function freePort(first: number, tries = 100): Promise<number> {
  return assertPortFree(first).then(
    () => first,
    (error) => (tries > 1 ? freePort(first + 1, tries - 1) : Promise.reject(error)),
  );
}
