import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The ports of the local site and of the local enquiry service. */
export type Ports = Record<'site' | 'enquiries', number>;

/** Where local servers listen unless `HOST` says otherwise: on this machine alone, not on its network. */
const loopback = '127.0.0.1';

/**
 * Reads the site's port from the environment, `PORT` (3000 when unset); the enquiry service takes the next one.
 * @throws Error when the value is no port, or the last one.
 */
export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const value = env.PORT?.trim() || '3000';
  const site = Number(value);
  if (/^\d+$/.test(value) && site >= 1 && site < 65_535) return { site, enquiries: site + 1 };
  throw new Error(`PORT is "${value}"; expected a port from 1 to 65534.`);
}

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
    throw new Error(`Port ${port} ${reason}. Choose others with PORT, such as PORT=8080.`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Checks that both ports can be used, before something slow is done for them; they are free again when this returns.
 * @throws Error as `listen` does.
 */
export async function assertPortsFree({ site, enquiries }: Ports): Promise<void> {
  for (const port of [site, enquiries]) {
    const probe = createServer();
    await listen(probe, port);
    await new Promise((resolve) => probe.close(resolve));
  }
}

/**
 * Finds two neighbouring ports that are free.
 * @param first where to look first; then ten further, a hundred times at most.
 * @throws Error as `listen` does, for the last pair tried.
 */
export async function freePorts(first: number, tries = 100): Promise<Ports> {
  const ports = { site: first, enquiries: first + 1 };
  return assertPortsFree(ports).then(
    () => ports,
    (error) => (tries > 0 ? freePorts(first + 10, tries - 1) : Promise.reject(error)),
  );
}
