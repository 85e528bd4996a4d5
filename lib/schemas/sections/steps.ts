import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { section } from './base';

export const steps = z
  .strictObject({
    kind: z.literal('steps'),
    ...section,
    /** The model beside five steps, in five stages (content/building-site.yaml). */
    stages: z.literal('building-site').optional(),
    items: z.array(z.strictObject({ step: text, description: paragraph })).min(3),
  })
  .refine(({ stages, items }) => !stages || items.length === 5, {
    path: ['items'],
    error: 'expected five steps beside five stages',
  })
  .meta({ title: 'Steps, in order', entries: { field: 'items', selector: 'h3' } });
