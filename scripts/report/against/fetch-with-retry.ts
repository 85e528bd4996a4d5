import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';

/** The final response, after redirects; `url` is where it came from. */
export type HostResponse = Awaited<ReturnType<typeof fetchWithRetry>>;

/** The timeout of one attempt in ms, and the maximum number of attempts. */
const limits = { timeout: 15_000, tries: 3 } as const;

const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; site-report)', 'Accept-Encoding': 'br, gzip' };

/** Errors that a retry would not fix. */
const permanentErrors = /ECONNREFUSED|ENOTFOUND|CERT|SELF_SIGNED|ALTNAME|SSL|redirect count/;

/**
 * Fetches a URL, follows redirects, and retries after network and server (5xx) errors.
 * @throws Error with a readable reason when the host does not respond, its certificate is invalid or redirects loop
 */
export async function fetchWithRetry(address: string, options: Pick<RequestInit, 'redirect' | 'method'> = {}) {
  for (let tried = 1; ; tried++) {
    try {
      const signal = AbortSignal.timeout(limits.timeout);
      const response = await fetch(address, { ...options, headers, signal });
      const { status, headers: sent, redirected, url } = response;
      const body = Buffer.from(await response.arrayBuffer());
      if (status < 500 || tried === limits.tries) return { status, headers: sent, redirected, url, body };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      const reason = cause?.code ?? cause?.message ?? name;
      if (tried === limits.tries || permanentErrors.test(reason))
        throw new Error(`${address} ${reasonFor(reason)}.`, { cause: error });
    }
    await pause(250 * 2 ** tried);
  }
}

function reasonFor(reason: string): string {
  if (reason === 'ECONNREFUSED') return 'refuses connections';
  if (/ENOTFOUND|EAI_AGAIN/.test(reason)) return 'has an unknown host name';
  if (/TIMEOUT/i.test(reason)) return `does not respond within ${limits.timeout / 1000} seconds`;
  if (/CERT|SELF_SIGNED|ALTNAME/.test(reason)) return `has an invalid certificate (${reason})`;
  if (/SSL|EPROTO/.test(reason)) return `does not support HTTPS (${reason})`;
  if (reason.startsWith('redirect count')) return 'redirects in circles';
  return `closed the connection (${reason})`;
}

/** Works on eight items at a time, as a shared host may take more for an attack; logs progress every two seconds. */
export async function inParallel<Item, Outcome>(
  items: Iterable<Item>,
  what: string,
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  let done = 0;
  const queue = [...items];
  const timer = setInterval(() => console.error(`  ${done} of ${queue.length} ${what} ...`), 2_000);
  try {
    return await pMap(queue, (item) => work(item).finally(() => done++), { concurrency: 8 });
  } finally {
    clearInterval(timer);
  }
}
