import type { z } from 'zod';
import controls from '@/generated/content/interface/controls.json' with { type: 'json' };
import formData from '@/generated/content/interface/form.json' with { type: 'json' };
import legalData from '@/generated/content/interface/legal.json' with { type: 'json' };
import notFoundData from '@/generated/content/interface/not-found.json' with { type: 'json' };
import notesData from '@/generated/content/interface/notes.json' with { type: 'json' };
import personData from '@/generated/content/interface/person.json' with { type: 'json' };
import printData from '@/generated/content/interface/print.json' with { type: 'json' };
import vacancyData from '@/generated/content/interface/vacancy.json' with { type: 'json' };
import type * as schemas from '@/lib/schemas/interface';

/** The words of the controls: everything that is said on more than one page (content/interface/controls.yaml). */
export const ui: z.infer<typeof schemas.uiSchema> = controls;

/** The enquiry form. The texts that the requirements fix are theirs to the letter. */
export const form = formData as unknown as z.infer<typeof schemas.formSchema>;

/** The notices in the footer, and on the back of brochures. */
export const legal: z.infer<typeof schemas.legalSchema> = legalData;

/** The 404 page. */
export const notFound = notFoundData as z.infer<typeof schemas.notFoundSchema>;

/** The print index and its pages (docs/requirements.md, "Pages for printing"). */
export const printWords = printData as z.infer<typeof schemas.printWordsSchema>;

/** The list of notes, and of cases where there are some. */
export const notesWords = notesData as z.infer<typeof schemas.notesWordsSchema>;

/** The page of a person. */
export const personWords = personData as z.infer<typeof schemas.personWordsSchema>;

/** The page of a vacancy. */
export const vacancyWords = vacancyData as z.infer<typeof schemas.vacancyWordsSchema>;
