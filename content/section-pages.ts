import type { SectionPageSource } from '@/lib/schemas/section-page';
import { contact } from './section-pages/contact';
import { footer } from './section-pages/footer';
import { ourServices } from './section-pages/our-services';
import { techstack } from './section-pages/techstack';
import { whatWeDo } from './section-pages/what-we-do';
import { whoWeAre } from './section-pages/who-we-are';

/** The sections of the home page that are also pages of their own. */
export const sectionPageSources = {
  whoWeAre,
  whatWeDo,
  ourServices,
  techstack,
  contact,
  footer,
} satisfies Record<string, SectionPageSource>;
