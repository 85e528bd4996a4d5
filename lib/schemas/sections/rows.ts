import { z } from 'zod';
import { pictureSchema } from '../parts';
import { paragraph, text } from '@/lib/fields';
import { section } from './base';

/** Numbered rows on hairlines; below the heading, on a large screen, a model. */
export const rows = z
  .strictObject({
    kind: z.literal('rows'),
    ...section,
    picture: pictureSchema.optional(),
    items: z.array(z.strictObject({ title: text, description: paragraph })).min(2),
  })
  .meta({ title: 'Numbered rows', entries: { field: 'items', selector: 'h3' } });
