import { z } from 'zod';
import { card, section } from './base';

/** Cards. `columns`: plain text columns under a rule; `list`: two columns of short entries. */
export const cards = z
  .strictObject({
    kind: z.literal('cards'),
    ...section,
    layout: z.enum(['columns', 'list']),
    items: z.array(card).min(2),
  })
  .meta({ title: 'Cards: short entries, perhaps with links', entries: { field: 'items', selector: 'h3' } });
