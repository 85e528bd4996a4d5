import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { section } from '../base-schema';

/** Numbered rows on hairlines. */
export const rows = z.strictObject({
  kind: z.literal('rows'),
  ...section,
  /** `wide`: below the heading, at the full width, with larger titles. */
  layout: z.literal('wide').optional(),
  items: z.array(z.strictObject({ title: text, description: paragraph })).min(2),
});
