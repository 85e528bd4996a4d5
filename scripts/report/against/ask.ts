import { setTimeout as pause } from 'node:timers/promises';

/** What a host answered in the end, after its redirects. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Every address that was asked, the last one answered. */
  readonly chain: readonly string[];
}

/** Time in ms that a host has to answer; most redirects that are followed; how often a request is repeated. */
const limits = { answer: 15_000, redirects: 10, repeats: 2 } as const;

const userAgent = 'Mozilla/5.0 (compatible; site-report)';

/**
 * Asks a host for an address, follows redirects, and tries again after a failure of the network or of the server (5xx).
 * @param redirect `manual` to be told the first answer, whatever it is
 * @throws Error with one sentence when the host does not answer, its certificate fails or its redirects go in circles
 */
export async function ask(
  address: string,
  { redirect = 'follow', method = 'GET' }: { redirect?: 'follow' | 'manual'; method?: 'GET' | 'HEAD' } = {},
): Promise<HostAnswer> {
  const chain = [address];
  for (;;) {
    const response = await askOnce(chain.at(-1) ?? address, method);
    const location = response.headers.get('location');
    const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
    if (!isRedirect || redirect === 'manual') {
      return { status: response.status, headers: response.headers, body: await bodyOf(response, address), chain };
    }
    const next = new URL(location, chain.at(-1)).href;
    if (chain.includes(next)) throw new Error(`${address} leads in circles: ${[...chain, next].join(' → ')}.`);
    if (chain.length > limits.redirects) throw new Error(`${address} leads on more than ${limits.redirects} times.`);
    await response.body?.cancel();
    chain.push(next);
  }
}

async function bodyOf(response: Response, address: string): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch {
    throw new Error(`${address} broke off in the middle of its answer.`);
  }
}

async function askOnce(address: string, method: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        headers: { 'User-Agent': userAgent, 'Accept-Encoding': 'br, gzip' },
        signal: AbortSignal.timeout(limits.answer),
      });
      if (response.status < 500 || tries === limits.repeats) return response;
      await response.body?.cancel();
    } catch (error) {
      if (tries === limits.repeats || isFinal(error)) throw new Error(sentenceOf(error, address), { cause: error });
    }
    await pause(500 * 2 ** tries);
  }
}

const codeOf = (error: unknown) =>
  String((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name ?? '');

/** Whether another try would end the same way. */
const isFinal = (error: unknown) => /ECONNREFUSED|ENOTFOUND|CERT|SELF_SIGNED|ALTNAME|SSL/.test(codeOf(error));

function sentenceOf(error: unknown, address: string): string {
  const { host } = new URL(address);
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return `${host} does not answer: nothing listens there.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${host} is not known: no such name could be found.`;
  if (code === 'TimeoutError' || code.includes('TIMEOUT'))
    return `${host} does not answer within ${limits.answer / 1000} seconds.`;
  if (/CERT|SELF_SIGNED|ALTNAME/.test(code)) return `The certificate of ${host} does not hold (${code}).`;
  if (/SSL|EPROTO/.test(code)) return `${host} does not speak https (${code}).`;
  return `${host} broke off the connection (${code}).`;
}
