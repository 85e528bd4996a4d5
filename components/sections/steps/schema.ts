import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { diagram, section } from '../base-schema';

/** How it works, in order. */
export const steps = z
  .strictObject({
    kind: z.literal('steps'),
    ...section,
    diagram: diagram.optional(),
    /** What stands beside five steps, in five stages: a model (content/building-site.ts), or a drawing over each. */
    stages: z.enum(['building-site', 'endpoint', 'server-room', 'tower']).optional(),
    items: z.array(z.strictObject({ step: text, description: paragraph })).min(3),
  })
  .refine((one) => !one.stages || one.items.length === 5, {
    path: ['items'],
    error: 'expected five steps beside five stages',
  });
