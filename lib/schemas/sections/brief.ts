import { z } from 'zod';
import { pictureSchema } from '../parts';
import { paragraph, text } from '@/lib/fields';
import { section } from './base';

/** A term and its answer, line by line, beside the heading. */
export const brief = z
  .strictObject({
    kind: z.literal('brief'),
    ...section,
    /** A model, shown below the heading on a large screen. */
    picture: pictureSchema.optional(),
    items: z.array(z.strictObject({ term: text, description: paragraph })).min(3),
  })
  .meta({ title: 'Brief: terms and what they mean here', entries: { field: 'items', selector: 'dt' } });
