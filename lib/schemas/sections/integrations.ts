import { z } from 'zod';
import { card, section } from './base';

/** The six integration specialities; each is a link only when `readMore` is set. */
export const integrations = z
  .strictObject({
    kind: z.literal('integrations'),
    ...section,
    items: z.array(card).min(1),
  })
  .meta({ title: 'Integrations as cards', entries: { field: 'items', selector: 'h3' } });
