import { z } from 'zod';
import { day, paragraph, textOf } from '@/lib/fields';
import { section } from './base';

/** A quotation, word for word, from somebody who has agreed to be quoted here. */
export const quote = z
  .strictObject({
    kind: z.literal('quote'),
    ...section,
    words: paragraph,
    name: textOf(3, 60),
    /** Their role and company: "Head of leasing, Example Homes". */
    role: textOf(3, 100),
    date: day.optional(),
  })
  .meta({ title: 'Quotation', entries: { selector: 'figure' } });
