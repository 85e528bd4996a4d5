/**
 * `npm run drill`: sends enquiries through the built form while everything goes wrong that can. Each visitor's bad luck
 * follows from a seed: what the mail service does, tabs that close, pages that are left, no connection, no storage.
 * Ends with a table, and with exit code 1 where a message was lost, sent twice, or thanked for without being sent.
 *
 * Needs a build whose form writes to this machine: `NEXT_PUBLIC_EMAILJS_ORIGIN=http://localhost:3101 npm run build`.
 *
 *   npm run drill                    200 visitors, seeds 1 to 200
 *   npm run drill -- 40 1000         40 visitors, seeds from 1000
 *
 * Environment: `DRILL_AT_ONCE` (10), the visitors who write at the same time.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { makePlan } from './drill/plan';
import { createDrillService, type Mailbox } from './drill/service';
import { Visitor, type Result } from './drill/visitor';
import { ensureBrowser } from './lib/browser';
import { headersFor } from './lib/headers';
import { closeServer } from './lib/http';
import { listen } from './lib/ports';
import { createStaticServer } from './lib/static-server';

const [runs = 200, firstSeed = 1] = process.argv.slice(2).map(Number);
const atOnce = Number(process.env.DRILL_AT_ONCE) || 10;
const out = join(import.meta.dirname, '../out');

/** The port of this machine that the built form writes to. @throws Error where it writes elsewhere */
function mailPort(): number {
  const port = /connect-src [^;]*http:\/\/localhost:(\d+)/.exec(readFileSync(join(out, 'contact.html'), 'utf8'))?.[1];
  if (port) return Number(port);
  throw new Error(
    'The built form does not write to this machine. Build with NEXT_PUBLIC_EMAILJS_ORIGIN=http://localhost:3101.',
  );
}

async function visit(browser: Browser, origin: string, seed: number, mailbox: Mailbox): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(90_000);
  try {
    return await new Visitor(context, origin, makePlan(seed), mailbox).run();
  } finally {
    await context.close();
  }
}

async function drill(): Promise<boolean> {
  const mailboxes = new Map<string, Mailbox>();
  const service = createDrillService(mailboxes);
  const site = createStaticServer(out, { headers: headersFor('http') });
  await listen(service, mailPort());
  await listen(site, 0);
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    // Pictures have no part in this.
    args: ['--no-sandbox', '--disable-background-networking', '--blink-settings=imagesEnabled=false'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const started = Date.now();
  const totals = {
    runs: 0,
    delivered: 0,
    lost: 0,
    sentTwice: 0,
    thankedUnsent: 0,
    cameBack: 0,
    sentAgain: 0,
    broken: 0,
  };
  const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);

  async function work(): Promise<void> {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const { answers } = makePlan(seed);
      const mailbox: Mailbox = { answers: [...answers], requests: 0, kept: 0 };
      mailboxes.set(`drill-${seed}`, mailbox);
      const result = await visit(browser, origin, seed, mailbox).catch((error: unknown) => String(error));
      totals.runs += 1;
      const progress = `${totals.runs}/${runs}  seed ${seed}  [${answers.map(({ name }) => name).join(', ')}]`;
      if (typeof result === 'string') {
        totals.broken += 1;
        console.log(`${progress}  BROKEN: ${result}`);
        continue;
      }
      const faults = (['lost', 'thankedUnsent', 'cameBack', 'sentTwice'] as const).filter((name) => result[name]);
      for (const name of ['lost', 'thankedUnsent', 'cameBack', 'sentTwice', 'sentAgain'] as const) {
        totals[name] += Number(result[name]);
      }
      if (result.delivered > 0) totals.delivered += 1;
      console.log(
        `${progress}  ${result.story.join('; ')}  mails: ${result.delivered}  ${faults.join(' ').toUpperCase()}`,
      );
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await browser.close();
  await Promise.all([closeServer(service, 0), closeServer(site, 0)]);
  console.log(`
Runs (seeds ${firstSeed} to ${firstSeed + runs - 1})     ${totals.runs}
Delivered                      ${totals.delivered}
Lost                           ${totals.lost}
Sent twice                     ${totals.sentTwice}
Thanked without being sent     ${totals.thankedUnsent}
Came back after the thanks     ${totals.cameBack}
Sent again by a warned visitor ${totals.sentAgain}
Runs that broke off            ${totals.broken}
In ${Math.round((Date.now() - started) / 1000)} s`);
  return totals.lost + totals.sentTwice + totals.thankedUnsent + totals.cameBack + totals.broken === 0;
}

try {
  process.exitCode = (await drill()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
