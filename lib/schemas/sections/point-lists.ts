import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { diagram, section } from './base';

export const pointLists = z
  .strictObject({
    kind: z.literal('point-lists'),
    ...section,
    diagram: diagram.optional(),
    items: z.array(z.strictObject({ title: text, description: paragraph, points: z.array(text).min(2).max(5) })).min(2),
  })
  .meta({ title: 'Parts of a thing, each with exact points', entries: { field: 'items', selector: 'h3' } });
