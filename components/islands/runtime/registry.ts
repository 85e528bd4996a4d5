import { EnquiryForm } from '../enquiry-form/enquiry-form';
import { HeroCarousel } from '../carousel/hero-carousel';

/** The components that React hydrates in the browser; everything else is HTML and a little script. */
export const islands = {
  'enquiry-form': EnquiryForm,
  'hero-carousel': HeroCarousel,
} as const;

export type IslandName = keyof typeof islands;
