import { EnquiryForm } from '../enquiry-form/enquiry-form';
import { HeroCarousel } from '../carousel/hero-carousel';

/**
 * The islands that React hydrates in the browser; `data-island` marks them, with `data-hydrate`. The third island, the
 * menus, hydrates without React, in the script of every page (components/islands/menus); everything else is HTML and a
 * little script.
 */
export const islands = {
  'enquiry-form': EnquiryForm,
  'hero-carousel': HeroCarousel,
} as const;
