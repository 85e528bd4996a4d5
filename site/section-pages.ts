import { sectionPageSources } from '@/content/section-pages';
import { parseContent } from '@/lib/parse-content';
import { sectionPageSchema, type SectionPage } from '@/lib/schemas/section-page';
import { visible } from './visible';

type Name = keyof typeof sectionPageSources;

/** The sections of the home page that are also pages of their own, checked, without hidden drafts. @throws Error that names the file and the field */
export const sectionPages = Object.fromEntries(
  Object.entries(sectionPageSources).map(([name, source]) => {
    const page = parseContent(`content/section-pages${source.path}.ts`, sectionPageSchema, source);
    return [name, { ...page, sections: visible(page.sections) }];
  }),
) as Record<Name, SectionPage>;
