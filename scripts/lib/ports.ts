import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The ports of the local site and of the local enquiry service. */
export type Ports = Record<'site' | 'enquiries', number>;

/** Where local servers listen unless `HOST` says otherwise: on this machine alone, not on its network. */
const loopback = '127.0.0.1';

/**
 * Reads the two ports from the environment: `PORT` (3000 when unset) and `ENQUIRY_PORT` (one above `PORT`).
 * @throws Error when a value is no port, or both are the same.
 */
export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const site = readPort(env, 'PORT', 3000);
  const enquiries = readPort(env, 'ENQUIRY_PORT', site + 1);
  if (site === enquiries) throw new Error(`PORT and ENQUIRY_PORT are both ${site}; they have to differ.`);
  return { site, enquiries };
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name]?.trim() || String(fallback);
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} is "${value}"; expected a port from 1 to 65535.`);
}

/** Why a port cannot be used, by the error's code. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs more rights than this program has',
};

/**
 * Starts a server on a port of this machine; `HOST=0.0.0.0` opens it to the network, to look at the site on a phone.
 * @param port the port; 0 lets the system choose.
 * @param variable the environment variable that chooses the port, for the message.
 * @returns the port.
 * @throws Error with a sentence that says what to do when the port is taken or may not be used.
 */
export async function listen(server: Server, port: number, variable = 'PORT'): Promise<number> {
  try {
    await once(server.listen(port, process.env.HOST || loopback), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    const another = `Choose another with ${variable}, such as ${variable}=8080.`;
    throw new Error(`Port ${port} ${reason}. ${another}`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Checks that both ports can be used, before something slow is done for them; they are free again when this returns.
 * @throws Error as `listen` does.
 */
export async function assertPortsFree({ site, enquiries }: Ports): Promise<void> {
  for (const [variable, port] of Object.entries({ PORT: site, ENQUIRY_PORT: enquiries })) {
    const probe = createServer();
    await listen(probe, port, variable);
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
