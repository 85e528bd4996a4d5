import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';

/** What a host answered in the end, after its redirects; `url` is the address that answered. */
export type HostAnswer = Awaited<ReturnType<typeof ask>>;

/** Time in ms that a host has to answer, and how often it is asked. */
const limits = { answer: 15_000, tries: 3 } as const;

const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; site-report)', 'Accept-Encoding': 'br, gzip' };

/**
 * Asks a host for an address, follows redirects, and tries again after a failure of the network or of the server (5xx).
 * @throws Error with one sentence when the host does not answer, its certificate fails or its redirects go in circles
 */
export async function ask(address: string, options: Pick<RequestInit, 'redirect' | 'method'> = {}) {
  for (let tried = 1; ; tried++) {
    try {
      const signal = AbortSignal.timeout(limits.answer);
      const response = await fetch(address, { ...options, headers, signal });
      const { status, headers: sent, redirected, url } = response;
      const body = Buffer.from(await response.arrayBuffer());
      if (status < 500 || tried === limits.tries) return { status, headers: sent, redirected, url, body };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      const reason = cause?.code ?? cause?.message ?? name;
      if (tried === limits.tries || isFinal.test(reason))
        throw new Error(`${address} ${troubleOf(reason)}.`, { cause: error });
    }
    await pause(250 * 2 ** tried);
  }
}

/** Failures that another try would not change. */
const isFinal = /ECONNREFUSED|ENOTFOUND|CERT|SELF_SIGNED|ALTNAME|SSL|redirect count/;

/** What a failure means, by the code of the network's error. */
function troubleOf(reason: string): string {
  if (reason === 'ECONNREFUSED') return 'does not answer: nothing listens there';
  if (/ENOTFOUND|EAI_AGAIN/.test(reason)) return 'is not known: no such name could be found';
  if (/TIMEOUT/i.test(reason)) return `does not answer within ${limits.answer / 1000} seconds`;
  if (/CERT|SELF_SIGNED|ALTNAME/.test(reason)) return `has a certificate that does not hold (${reason})`;
  if (/SSL|EPROTO/.test(reason)) return `does not speak https (${reason})`;
  if (reason.startsWith('redirect count')) return 'leads in circles';
  return `broke off the connection (${reason})`;
}

/** Asks for things eight at a time (a shared host takes more for an attack), and says every two seconds how far it is. */
export async function inParallel<Item, Outcome>(
  items: Iterable<Item>,
  what: string,
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  let done = 0;
  const all = [...items];
  const timer = setInterval(() => console.error(`  ${done} of ${all.length} ${what} ...`), 2_000);
  try {
    return await pMap(all, (item) => work(item).finally(() => done++), { concurrency: 8 });
  } finally {
    clearInterval(timer);
  }
}
