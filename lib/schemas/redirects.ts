import { z } from 'zod';
import { day, text } from '@/lib/fields';
import { redirectFaults } from '@/lib/redirects';

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

/** The same, each entry by itself and all of them together: `pages` are the addresses of all pages that the site has. */
export const redirectsAmong = (pages: readonly string[]) =>
  redirectsSchema.superRefine(({ moved }, context) => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { at, field, message } of redirectFaults(moved, pages, today))
      context.addIssue({ code: 'custom', path: ['moved', at, field], message });
  });
