import { parseContent } from '@/lib/schema';
import { sectionPageSchema, type SectionPage, type SectionPageSource } from '@/lib/section-page-schema';
import { contact } from './section-pages/contact';
import { footer } from './section-pages/footer';
import { ourServices } from './section-pages/our-services';
import { techstack } from './section-pages/techstack';
import { whatWeDo } from './section-pages/what-we-do';
import { whoWeAre } from './section-pages/who-we-are';

/** @throws Error that names the file, the field and what was expected */
function check(file: string, page: SectionPageSource): SectionPage {
  return parseContent(`content/section-pages/${file}.ts`, sectionPageSchema, page);
}

/** The sections of the home page that are also pages of their own, checked. */
export const sectionPages = {
  whoWeAre: check('who-we-are', whoWeAre),
  whatWeDo: check('what-we-do', whatWeDo),
  ourServices: check('our-services', ourServices),
  techstack: check('techstack', techstack),
  contact: check('contact', contact),
  footer: check('footer', footer),
} satisfies Record<string, SectionPage>;
