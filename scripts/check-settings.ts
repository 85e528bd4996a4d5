import { loadEnvironment } from './lib/environment';
import { checkFormSettings } from './lib/form-settings';
import { main } from './lib/main';

/** The first step of `npm run build`: stops it before a site goes public whose form cannot send. */
await main(async () => {
  loadEnvironment();
  const { emailjsSettings, usesSamples } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../lib/site');
  checkFormSettings({ ...site, mailOrigin: emailjsSettings.origin, usesSamples });
});
