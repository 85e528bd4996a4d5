import { sectionPageSources } from '@/content/section-pages';
import { parseContent } from '@/lib/parse-content';
import { sectionPageSchema, type SectionPage } from '@/lib/schemas/section-page';

type Name = keyof typeof sectionPageSources;

/** The sections of the home page that are also pages of their own, checked. @throws Error that names the file and the field */
export const sectionPages = Object.fromEntries(
  Object.values(sectionPageSources).map((page, at) => [
    Object.keys(sectionPageSources)[at],
    parseContent(`content/section-pages${page.path}.ts`, sectionPageSchema, page),
  ]),
) as Record<Name, SectionPage>;
