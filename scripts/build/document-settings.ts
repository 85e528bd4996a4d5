import type { Settings } from 'next-documents';
import { inlineScript, inlineScriptNames } from '@/components/enhancements/inline-script';
import { speculationRules } from '@/components/enhancements/speculation-rules';
import { emailjsSettings } from '@/components/islands/enquiry-form/emailjs-settings';
import { measurement } from '@/site/measurement';
import { nextModules } from '../next-modules.mjs';

/** Hashes of the style element that react-type-animation adds: first empty, then with its rules. */
export const typingStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-RpGvlRbRQPlLZDBLDKCjN1VY9+ac/RHqgjmDHc2Y6PA='",
];

/** The origins that reCAPTCHA needs (https://developers.google.com/recaptcha/docs/faq, "CSP"; docs/enquiry.md, "Limits"). */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The Content-Security-Policy of the form: it sends, and loads reCAPTCHA where that is switched on. */
function allowedForForm(hasCaptcha = Boolean(process.env.NEXT_PUBLIC_EMAILJS_CAPTCHA_KEY)) {
  const { origin } = emailjsSettings;
  return hasCaptcha ? { connect: [origin, ...recaptcha.frames], ...recaptcha } : { connect: [origin] };
}

/** The settings of `next-documents` for this site. */
export function settings(): Settings {
  return {
    islands: 'components/islands/runtime/registry.ts',
    classFolders: ['components'],
    allowed: { 'enquiry-form': allowedForForm(), 'hero-carousel': { styles: typingStyles } },
    connect: measurement.origin ? [measurement.origin] : [],
    inlineScripts: [...inlineScriptNames.map(inlineScript), speculationRules],
    // The only script that sets a ground copies a section's to the header.
    closedAttributes: ['data-ground', 'data-paper', 'data-scene', 'data-screen', 'data-site-map'],
    // components/enhancements/print-styles.ts enables it after the page has loaded.
    deferPrintUnless: '[data-paper]',
    instead: nextModules,
  };
}
