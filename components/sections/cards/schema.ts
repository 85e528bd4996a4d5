import { z } from 'zod';
import { card, section } from '../base-schema';

/** Cards. `bento`: unequal tiles; `columns`: plain text columns under a rule; `list`: two columns of short entries. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  ...section,
  layout: z.enum(['bento', 'columns', 'list']),
  items: z.array(card).min(2),
});
