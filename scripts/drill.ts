/**
 * `npm run drill`: sends enquiries through the built form while everything goes wrong that can. What happens to each
 * visitor follows from a seed: what the mail service answers, tabs that close, pages that are left, no connection, no
 * storage. Ends with a table, and with exit code 1 where a message was lost, sent twice, or thanked for unsent.
 *
 * Needs a build whose form writes to this machine: `NEXT_PUBLIC_EMAILJS_ORIGIN=http://localhost:3101 npm run build`.
 *
 *   npm run drill                    200 visitors, seeds 1 to 200
 *   npm run drill -- 40 1000         40 visitors, seeds from 1000
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { makePlan } from './drill/plan';
import { createDrillService, type Mailbox } from './drill/service';
import { visit } from './drill/visitor';
import { ensureBrowser, ensureHeadlessShell } from './lib/browser';
import { headersFor } from './lib/headers';
import { closeServer } from './lib/http';
import { main } from './lib/main';
import { listen } from './lib/ports';
import { createStaticServer } from './lib/static-server';

const [runs = 200, firstSeed = 1] = process.argv.slice(2).map(Number);
/** How many visitors write at the same time. */
const atOnce = 10;
const out = join(import.meta.dirname, '../out');

/** The port of this machine that the built form writes to. @throws Error where it writes elsewhere */
function mailPort(): number {
  const port = /connect-src [^;]*http:\/\/localhost:(\d+)/.exec(readFileSync(join(out, 'contact.html'), 'utf8'))?.[1];
  if (port) return Number(port);
  throw new Error(
    'The built form does not write to this machine. Build with NEXT_PUBLIC_EMAILJS_ORIGIN=http://localhost:3101.',
  );
}

async function drill(): Promise<void> {
  const mailboxes = new Map<string, Mailbox>();
  const service = createDrillService(mailboxes);
  const site = createStaticServer(out, headersFor('http'));
  await listen(service, mailPort());
  await listen(site, 0);
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const launch = (executablePath: string) =>
    chromium.launch({
      executablePath,
      // Pictures have no part in this.
      args: ['--no-sandbox', '--disable-background-networking', '--blink-settings=imagesEnabled=false'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  // Every other visitor in the headless shell: it is several times as fast, and without a back/forward cache.
  const browserPath = await ensureBrowser();
  const whole = await launch(browserPath);
  const shell = await launch((await ensureHeadlessShell()) ?? browserPath);
  const totals = { delivered: 0, lost: 0, sentTwice: 0, thankedUnsent: 0, cameBack: 0, sentAgain: 0, brokenOff: 0 };
  const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);

  async function work(): Promise<void> {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const plan = makePlan(seed);
      const mailbox: Mailbox = { answers: [...plan.answers], kept: 0 };
      mailboxes.set(`drill-${seed}`, mailbox);
      const browser = seed % 2 ? whole : shell;
      const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, reducedMotion: 'reduce' });
      context.setDefaultTimeout(90_000);
      try {
        const { story, ...counts } = await visit(context, origin, plan, mailbox);
        for (const name of ['lost', 'sentTwice', 'thankedUnsent', 'cameBack', 'sentAgain'] as const)
          totals[name] += Number(counts[name]);
        totals.delivered += Number(counts.delivered > 0);
        console.log(`seed ${seed}  [${plan.answers.map(({ name }) => name).join(', ')}]  ${story.join('; ')}`, counts);
      } catch (error) {
        totals.brokenOff += 1;
        console.log(`seed ${seed}  broken off: ${String(error)}`);
      } finally {
        await context.close();
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await Promise.all([whole.close(), shell.close()]);
  await Promise.all([closeServer(service, 0), closeServer(site, 0)]);
  console.table({ runs, ...totals });
  const { lost, sentTwice, thankedUnsent, cameBack, brokenOff } = totals;
  if (lost + sentTwice + thankedUnsent + cameBack + brokenOff > 0) process.exitCode = 1;
}

await main(drill);
