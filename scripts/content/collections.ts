import type { z } from 'zod';
import { accessibilitySchema } from '@/lib/schemas/accessibility';
import { articleSchema } from '@/lib/schemas/article';
import { buildingSiteSchema } from '@/lib/schemas/building-site';
import { companySchema } from '@/lib/schemas/company';
import { detailPageSchema } from '@/lib/schemas/detail-page';
import { homeSchema } from '@/lib/schemas/home';
import * as words from '@/lib/schemas/interface';
import { logosSchema } from '@/lib/schemas/logos';
import { orderSchema } from '@/lib/schemas/order';
import { personSchema } from '@/lib/schemas/people';
import { picturesSchema } from '@/lib/schemas/pictures';
import { printSchema } from '@/lib/schemas/print';
import { redirectsSchema } from '@/lib/schemas/redirects';
import { rulesSchema } from '@/lib/schemas/rules';
import { samplesSchema } from '@/lib/schemas/samples';
import { sectionPageSchema } from '@/lib/schemas/section-page';
import { techstackSchema } from '@/lib/schemas/techstack';
import { vacancySchema } from '@/lib/schemas/vacancy';
import { streetSchema } from '@/lib/schemas/street';

/** Folders in content/ in which every file is an entry, named by its file, with the schema of an entry. */
export const folders = {
  pages: detailPageSchema,
  'section-pages': sectionPageSchema,
  articles: articleSchema,
  vacancies: vacancySchema,
  people: personSchema,
} as const satisfies Record<string, z.ZodType>;

export type Folder = keyof typeof folders;

/** The other files in content/, with their schemas. */
export const files: Readonly<Record<string, z.ZodType>> = {
  company: companySchema,
  samples: samplesSchema,
  street: streetSchema,
  rules: rulesSchema,
  accessibility: accessibilitySchema,
  logos: logosSchema,
  order: orderSchema,
  home: homeSchema,
  techstack: techstackSchema,
  print: printSchema,
  redirects: redirectsSchema,
  pictures: picturesSchema,
  'building-site': buildingSiteSchema,
  'style-guide': words.styleGuideSchema,
  'interface/controls': words.uiSchema,
  'interface/form': words.formSchema,
  'interface/enquiry-notice': words.enquiryNoticeSchema,
  'interface/legal': words.legalSchema,
  'interface/not-found': words.notFoundSchema,
  'interface/print': words.printWordsSchema,
  'interface/notes': words.notesWordsSchema,
  'interface/person': words.personWordsSchema,
  'interface/vacancy': words.vacancyWordsSchema,
};

/** The schema of a file, such as "pages/cloud-services" or "home"; nothing for a file that is not content. */
export function schemaOf(name: string): z.ZodType | undefined {
  const [folder = '', entry, ...deeper] = name.split('/');
  return files[name] ?? (entry && !deeper.length && folder in folders ? folders[folder as Folder] : undefined);
}
