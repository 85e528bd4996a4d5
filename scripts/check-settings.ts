import { loadEnvironment } from './lib/environment';
import { checkFormSettings } from './lib/form-settings';

/** The first step of `npm run build`: stops it before a site goes public whose form cannot send. */
try {
  loadEnvironment();
  const { emailjsSettings, usesSamples } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../lib/site');
  checkFormSettings({ ...site, mailOrigin: emailjsSettings.origin, usesSamples });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
