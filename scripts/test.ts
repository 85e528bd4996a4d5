/**
 * `npm test`: what a push needs. Lint and unit tests beside types, the build, its budget and its report; and as soon as the
 * site is built, one page of each kind and each promise of the requirements in a browser, on a desktop and on a phone (the
 * end-to-end tests tagged `@core`).
 *
 * `npm run test:all` (`--all`): everything else. All pages in all windows and themes, two accessibility engines and the HTML
 * checker, finished pages against Next's export, the editor, the development server, brochures, nginx, faults and random
 * orders at length, the package's own builds, and the format of every file.
 *
 * The site is the local one, whose form posts to the enquiry service that Playwright starts. A failure stops what else is
 * running. Environment: `TEST_PORT`, the first port to try (3100).
 */
import { constants } from 'node:os';
import concurrently from 'concurrently';
import { ensureBrowser, findHeadlessShell } from './lib/browser';
import { main } from './lib/main';
import { enquiryOrigin, freePort } from './lib/ports';
import { run } from './lib/run';

const triesAll = process.argv.includes('--all');

/** Two chains of commands, as a small machine has two cores. The output of the second is shown when the first has ended. */
const lines = triesAll
  ? [
      ['npm run --silent build', 'npx --no playwright test --grep-invert @core'],
      ['prettier --check --log-level warn .', 'npm run --silent unit:package'],
    ]
  : [
      [
        'npm run --silent types',
        'npm run --silent build',
        'tsx scripts/bench.ts',
        'tsx scripts/report.ts',
        'npx --no playwright test --grep @core',
      ],
      ['npm run --silent lint', 'npm run --silent unit'],
    ];

await main(async () => {
  const browser = await ensureBrowser();
  console.log(`Browser: ${findHeadlessShell() ?? browser}`);
  // Content is made once here, because both chains need it.
  if ((await run('npm', ['run', '--silent', 'content'])) !== 0) process.exit(1);

  const port = await freePort(Number(process.env.TEST_PORT ?? 3100));
  const env = {
    LOCAL_SITE: '1',
    TEST_PORT: String(port),
    NEXT_PUBLIC_EMAILJS_ORIGIN: enquiryOrigin(port),
    ...(triesAll && { TEST_ALL: '1' }),
  };
  const commands = lines.map((line) => ({ command: line.join(' && '), env }));
  const { result } = concurrently(commands, { group: true, prefix: 'none', timings: true, killOthersOn: 'failure' });
  // concurrently has reported the failure; it counts commands stopped by Ctrl+C as successful.
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  await result.catch(() => process.exit(1));
  if (interrupted) process.exit(128 + constants.signals.SIGINT);
});
