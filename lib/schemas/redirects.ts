import { z } from 'zod';
import { day, text } from '@/lib/fields';

/**
 * Every address that has moved or is gone, the newest last. Whoever asks for an old address, from a search engine, a message or a
 * printed brochure, is led to the new one for good (CONTENT.md, "Rename a page").
 */
export const redirectsSchema = z.strictObject({
  moved: z.array(
    z.strictObject({
      from: text.meta({ description: 'The old address, such as /what-we-do/cloud' }),
      to: text.meta({ description: 'The address of the page that takes its place; gone where none does' }),
      since: day.meta({ description: 'The day of the move' }),
      reason: text.meta({ description: 'For whoever reads this list in five years' }),
    }),
  ),
});

/** An address that has moved, or is gone for good. */
export type Redirect = Readonly<z.infer<typeof redirectsSchema>['moved'][number]>;
