/**
 * `npm run drill`: sends enquiries through the built form under every kind of failure, derived from a seed per visitor:
 * responses of the mail service and of gateways, closed tabs, other tabs, reloads, lost connections, late scripts, missing
 * or full storage, clocks that are set back. Then a bot tries it. Prints a table, and exits with 1 when a message was lost,
 * sent twice, confirmed without having been sent or restored after its confirmation, or the bot sent more than three.
 *
 * Needs the local site: `LOCAL_SITE=1 npm run build`.
 *
 *   npm run drill                    200 visitors, seeds 1 to 200
 *   npm run drill -- 40 1000         40 visitors, seeds from 1000
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { makePlan } from './drill/plan';
import { fillAsBot, visit } from './drill/visitor';
import { sendingLimit } from '@/components/islands/enquiry-form/messages';
import { launchBrowser } from './lib/browser';
import { createEnquiryService } from './lib/enquiry-service';
import { builtSite } from './lib/built-site';
import { closeServer } from './lib/http';
import { main } from './lib/main';
import { listen } from './lib/ports';
import { createStaticSite } from './lib/static-site';

const [runs = 200, firstSeed = 1] = process.argv.slice(2).map(Number);
const concurrency = 10;

await main(async () => {
  const out = builtSite();
  const policy = readFileSync(join(out, 'contact.html'), 'utf8');
  const [, port] = /connect-src [^;]*http:\/\/127\.0\.0\.1:(\d+)/.exec(policy) ?? [];
  if (!port)
    throw new Error('The form does not post to this machine: set LOCAL_SITE=1 for "npm run build" and for the drill.');
  const visitors = Array.from({ length: runs }, (_, index) => {
    const plan = makePlan(firstSeed + index);
    return { name: `Visitor ${firstSeed + index}`, plan, answers: [...plan.answers], kept: 0 };
  });
  const bot = { name: 'Bot', plan: makePlan(0), answers: [], kept: 0 };
  const visitorIn = (text = '') => [...visitors, bot].find(({ name }) => name === /Visitor \d+|Bot/.exec(text)?.[0]);
  const directory = mkdtempSync(join(tmpdir(), 'drill-'));
  const server = createEnquiryService({
    directory,
    others: createStaticSite(out),
    faultOf: (enquiry) => visitorIn(enquiry.get('user_name'))?.answers.shift(),
    log: (line) => {
      const visitor = visitorIn(line);
      if (visitor && line.startsWith('Enquiry')) visitor.kept += 1;
    },
  });
  const baseURL = `http://localhost:${await listen(server, Number(port))}`;
  const browser = await launchBrowser(['--blink-settings=imagesEnabled=false']);
  const totals = { sentAgain: 0, lost: 0, sentTwice: 0, thankedUnsent: 0, cameBack: 0, brokenOff: 0 };

  const writeAs = async (visitor: (typeof visitors)[number]) => {
    const { name, plan } = visitor;
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    context.setDefaultTimeout(90_000);
    try {
      const counts = await visit(context, name, plan, () => visitor.kept);
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) totals[key] += Number(counts[key]);
      console.log(name, JSON.stringify(plan), counts);
    } catch (error) {
      totals.brokenOff += 1;
      console.log(`${name}  aborted: ${String(error)}`);
    } finally {
      await context.close();
    }
  };
  await pMap(visitors, writeAs, { concurrency });
  const byBot = await fillAsBot(
    await browser.newContext({ baseURL, reducedMotion: 'reduce' }),
    bot.name,
    () => bot.kept,
  );
  await browser.close();
  await closeServer(server);
  rmSync(directory, { recursive: true });
  console.table({ runs, ...totals, byBot });
  const { lost, sentTwice, thankedUnsent, cameBack, brokenOff } = totals;
  if (lost + sentTwice + thankedUnsent + cameBack + brokenOff > 0 || byBot > sendingLimit.count) process.exitCode = 1;
});
