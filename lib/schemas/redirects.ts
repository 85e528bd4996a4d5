import { z } from 'zod';
import { routes } from '@/content/routes';
import { redirectFaults } from '@/lib/redirects';

/** The addresses that have moved, each entry by itself and all of them together. */
export const redirectsSchema = z
  .array(z.strictObject({ from: z.string(), to: z.string(), since: z.string(), reason: z.string() }))
  .superRefine((redirects, context) => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { at, field, message } of redirectFaults(redirects, Object.values(routes), today))
      context.addIssue({ code: 'custom', path: [at, field], message });
  });
