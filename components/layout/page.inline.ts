import { followApplyLinks } from '../enhancements/apply-link';
import { followBackLinks } from '../enhancements/back-link';
import { keepCampaign } from '../enhancements/campaign';
import { whenActivated, whenLoaded, whenParsed } from 'next-documents/document-state';
import { countVisits } from '../enhancements/measure';
import { markScrolledHeader } from '../enhancements/header-state';
import { replaceLostStyles } from '../enhancements/lost-styles';
import { hydrateMenus } from '../islands/menus/menus';
import { allowSkippedTransitions } from '../enhancements/page-transitions';
import { renderFirstScreenFirst } from '../enhancements/lazy-sections';
import { hidePreviews } from '../enhancements/previews';
import { loadPrintStyles } from '../enhancements/print-styles';
import { prefetchPages } from '../enhancements/prefetch';
import { arriveAtSection, followSectionLinks } from '../enhancements/section-jumps';
import { expireMessages } from '../enhancements/stored-messages';
import { followThemeSwitches, restoreTheme } from '../enhancements/theme';

/**
 * The one script that every page runs, inline in its head: what HTML and CSS cannot do, without React. Listeners are
 * on the document, so that a control answers from the first paint on, while the rest of the page is still arriving.
 * What only some pages have brings a script of its own (`*.inline.ts`).
 */
const enhancements = [
  restoreTheme,
  replaceLostStyles,
  hidePreviews,
  loadPrintStyles,
  // The font of the text is in the page: decoded before the first layout. Its fallback may be missing on this machine. That
  // of code and records is a file, which waits for the first picture (components/figures/parts/record.module.css).
  () => document.fonts.forEach((face) => face.family.startsWith('code') || face.load().catch(() => undefined)),
  allowSkippedTransitions,
  // Before the fragment leaves the address.
  keepCampaign,
  renderFirstScreenFirst,
  arriveAtSection,
  // Before the section links, which mark a click on a link to this page's form as handled.
  followApplyLinks,
  followSectionLinks,
  followBackLinks,
  hydrateMenus,
  () =>
    process.env.MEASUREMENT_ENDPOINT &&
    countVisits(process.env.MEASUREMENT_ENDPOINT, process.env.MEASUREMENT_DOMAIN ?? ''),
  () => whenParsed(markScrolledHeader),
  () => whenParsed(followThemeSwitches),
  () => whenParsed(prefetchPages),
  () => whenActivated(() => whenLoaded(() => setTimeout(expireMessages))),
];

// Tells the stylesheet that scripts run: what needs them is shown only then.
document.documentElement.dataset.js = '';
for (const enhance of enhancements) {
  try {
    enhance();
  } catch (error) {
    // What this browser lacks, or an extension has broken, takes its own enhancement away and no other.
    console.error(error);
  }
}
