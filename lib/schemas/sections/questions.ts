import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { href } from '../parts';
import { section } from './base';

/** Questions that buyers ask before they write, with answers. Search engines are told the same (FAQPage). */
export const questions = z
  .strictObject({
    kind: z.literal('questions'),
    ...section,
    items: z
      .array(
        z.strictObject({
          question: text,
          answer: paragraph,
          /** A link to the full answer, if another page has it. */
          more: z.strictObject({ label: text, href }).optional(),
        }),
      )
      .min(3)
      .max(6),
  })
  .meta({ title: 'Questions and answers', entries: { field: 'items', selector: 'h3' } });
