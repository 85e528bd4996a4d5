import type { z } from 'zod';
import { palette } from '@/content/palette';
import { routes } from '@/content/routes';
import { articleSchema } from '@/lib/schemas/article';
import { buildingSiteSchema } from '@/lib/schemas/building-site';
import { companySchema } from '@/lib/schemas/company';
import { constantsSchema } from '@/lib/schemas/constants';
import { detailPageSchema } from '@/lib/schemas/detail-page';
import { homeSchema } from '@/lib/schemas/home';
import * as words from '@/lib/schemas/interface';
import { logosSchema, partnerLogosSchema } from '@/lib/schemas/logos';
import { markSchema } from '@/lib/schemas/mark';
import {
  accentsSchema,
  groundsSchema,
  hoursSchema,
  marksSchema,
  pairingsSchema,
  paletteSchema,
  streetLightSchema,
  type Palette,
} from '@/lib/schemas/palette';
import { peopleSchema } from '@/lib/schemas/people';
import { focusSchema } from '@/lib/schemas/pictures';
import { printPagesSchema } from '@/lib/schemas/print';
import { redirectsSchema } from '@/lib/schemas/redirects';
import { anchorsSchema, routesSchema } from '@/lib/schemas/routes';
import { sectionPageSchema } from '@/lib/schemas/section-page';
import { techstackSchema } from '@/lib/schemas/techstack';
import { chaptersSchema, storySchema } from '@/lib/street-schema';
import type { Exports } from './problem';

/** The schema of an export, or what makes it of the file's other exports. */
type SchemaOf = z.ZodType | ((exports: Exports) => z.ZodType);

/** A schema that looks colours up in the palette of its file. */
const byPalette = (schema: (palette: Palette) => z.ZodType) => (exports: Exports) =>
  schema((exports.palette ?? {}) as Palette);

/** Content files with the schemas of their exports. All others are checked by the compiler only. */
export const contentFiles: Readonly<Record<string, Readonly<Record<string, SchemaOf>>>> = {
  'content/article-words.ts': {
    notesWords: words.notesWordsSchema,
    personWords: words.personWordsSchema,
    vacancyWords: words.vacancyWordsSchema,
  },
  'content/building-site.ts': { buildingSite: buildingSiteSchema },
  'content/colour-pairs.ts': { pairings: pairingsSchema(palette) },
  'content/company.ts': { company: companySchema },
  'content/constants.ts': { constants: constantsSchema },
  'content/home.ts': { home: homeSchema },
  'content/interface.ts': {
    ui: words.uiSchema,
    menuPicture: words.menuPictureSchema,
    draftHours: words.draftHoursSchema,
    sentDays: words.draftHoursSchema,
    form: words.formSchema,
    enquiryNotice: words.enquiryNoticeSchema,
    legal: words.legalSchema,
    notFound: words.notFoundSchema,
    printWords: words.printWordsSchema,
  },
  'content/logos.ts': { logos: logosSchema, partnerLogos: partnerLogosSchema },
  'content/mark.ts': { mark: markSchema },
  'content/palette.ts': {
    palette: paletteSchema,
    grounds: byPalette(groundsSchema),
    accents: byPalette(accentsSchema),
    marks: ({ palette = {}, grounds = {} }) =>
      marksSchema(palette as Palette, grounds as Parameters<typeof marksSchema>[1]),
    materials: paletteSchema,
    streetLight: streetLightSchema,
    hours: byPalette(hoursSchema),
  },
  'content/pictures.ts': { focus: focusSchema },
  'content/people.ts': { people: peopleSchema },
  'content/print.ts': { printPages: printPagesSchema },
  'content/redirects.ts': { redirects: redirectsSchema(Object.values(routes)) },
  'content/routes.ts': { routes: routesSchema, anchors: anchorsSchema },
  'content/street.ts': { story: storySchema, chapters: chaptersSchema },
  'content/techstack.ts': { techstackTabs: techstackSchema },
};

/** Folders in which every file exports a single constant of any name. */
export const contentFolders: Readonly<Record<string, z.ZodType>> = {
  'content/articles': articleSchema,
  'content/pages': detailPageSchema,
  'content/section-pages': sectionPageSchema,
};
