import { z } from 'zod';
import { textOf } from '@/lib/fields';
import { route } from '@/lib/schema';

/** The pages laid out for paper, and the brochures made from them. */
export const printPagesSchema = z.array(
  z.strictObject({
    path: route,
    source: route,
    name: textOf(3, 60),
    brochure: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, 'expected a file name such as "real-estate.pdf"')
      .optional(),
  }),
);
