import { z } from 'zod';
import { textOf } from '@/lib/fields';
import { route } from './parts';

/** The pages laid out for paper, and the brochures made from them. */
export const printSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: route,
      source: route,
      name: textOf(3, 60),
      /** The brochure's file name in public/brochures; the techstack has none (docs/requirements.md, "Routes"). */
      brochure: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, 'expected a file name such as "real-estate.pdf"')
        .optional(),
    }),
  ),
});

/** A page laid out for paper, and the brochure that is made from it. */
export type PrintPage = z.infer<typeof printSchema>['pages'][number];
