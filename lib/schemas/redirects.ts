import { z } from 'zod';
import { redirectFaults } from '@/lib/redirects';

/**
 * The addresses that have moved, each entry by itself and all of them together.
 * @param pages the addresses of all pages that the site has
 */
export const redirectsSchema = (pages: readonly string[]) =>
  z
    .array(z.strictObject({ from: z.string(), to: z.string(), since: z.string(), reason: z.string() }))
    .superRefine((redirects, context) => {
      const today = new Date().toISOString().slice(0, 10);
      for (const { at, field, message } of redirectFaults(redirects, pages, today))
        context.addIssue({ code: 'custom', path: [at, field], message });
    });
