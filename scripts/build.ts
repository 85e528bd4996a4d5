import { join } from 'node:path';
import { assertReplaceable, isLocalSite, placeSite, siteFolder } from './lib/built-site';
import { loadEnvironment } from './lib/environment';
import { checkFormSettings } from './lib/form-settings';
import { main } from './lib/main';
import { enquiryOrigin, readPort } from './lib/ports';
import { run } from './lib/run';

/**
 * `npm run build`: builds the site into `out/`, with its form pointed at the real mail service. The build happens in a
 * separate folder, which replaces `out/` only when it is complete.
 *
 * Environment: see `.env.example`. With `LOCAL_SITE=1` the site is for this machine only: it goes to `.local/site/`,
 * and its form posts to the enquiry service that `npm run serve` starts on `PORT`.
 */
const exported = '.next/export';

await main(async () => {
  if (isLocalSite()) process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ||= enquiryOrigin(readPort());
  loadEnvironment();
  const { emailjsSettings, usesSamples } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../site/urls');
  const { origin, preview } = site;
  if (!isLocalSite()) checkFormSettings({ origin, mailOrigin: emailjsSettings.origin, usesSamples, preview });
  assertReplaceable(siteFolder());

  const env = { ...process.env, EXPORT_FOLDER: exported };
  for (const [command, ...args] of [
    ['tsx', 'scripts/assets.ts'],
    ['next', 'build'],
    ['tsx', 'scripts/finish.ts'],
    ['tsx', 'scripts/check-export.ts'],
  ] as const) {
    const code = await run(join('node_modules/.bin', command), args, { env });
    if (code !== 0)
      throw new Error(`The build failed at "${[command, ...args].join(' ')}"; ${siteFolder()}/ is unchanged.`);
  }
  placeSite(exported, siteFolder());
  console.log(`The site is in ${siteFolder()}/.`);
});
