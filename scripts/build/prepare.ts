import { previewCause } from '@/lib/variables';
import { makeAssets } from '../assets/all';
import { makePictures } from '../assets/pictures';
import { makeContent } from '../content/report';
import { isLocalSite } from '../lib/built-site';
import { checkFormSettings, isOnThisMachine } from '../lib/form-settings';
import { enquiryOrigin, readPort } from '../lib/ports';

/**
 * Prepares Next's build: checks content and writes it for the site, checks the settings of the form, and generates the assets.
 * The form of a local site posts to the enquiry service that `npm run serve` starts on `PORT`.
 * @throws Error with a sentence about the first step that fails
 */
export async function prepare(): Promise<void> {
  // Pictures come first, because content may name one that has just been put into its folder.
  await makePictures();
  const mistakes = makeContent();
  if (mistakes) throw new Error(mistakes);
  const { assertReal } = await import('./real-site');
  if (isLocalSite()) keepEnquiriesHere();
  // Imported late, because they read the environment.
  const { emailjsSettings, usesSamples } = await import('../../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../../site/urls');
  const { origin, preview } = site;
  if (preview) console.log(`This is a preview, not to be indexed, because ${previewCause(process.env)}.`);
  if (!isLocalSite()) checkFormSettings({ origin, mailOrigin: emailjsSettings.origin, usesSamples, preview });
  if (!isLocalSite() && !preview) assertReal(origin);
  await makeAssets();
}

/** Next has read the .env files, whose mail service is the public site's. */
function keepEnquiriesHere(): void {
  const named = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? '';
  if (isOnThisMachine(named)) return;
  const here = enquiryOrigin(readPort());
  if (named) console.log(`The form of a local site posts to ${here}, not to ${named}.`);
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = here;
}
