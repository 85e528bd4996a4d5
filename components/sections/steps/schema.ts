import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { diagram, section } from '../base-schema';

/** How it works, in order. */
export const steps = z
  .strictObject({
    kind: z.literal('steps'),
    ...section,
    diagram: diagram.optional(),
    /** Whether the building site in five stages stands beside them (content/building-site.ts). */
    site: z.literal(true).optional(),
    items: z.array(z.strictObject({ step: text, description: paragraph })).min(3),
  })
  .refine((one) => !one.site || one.items.length === 5, {
    path: ['items'],
    error: 'expected five steps beside the five stages of the building site',
  });
