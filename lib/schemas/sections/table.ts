import { z } from 'zod';
import { text } from '@/lib/fields';
import { section } from './base';

/** A table: what can go wrong, what we do then. Each row has as many cells as there are columns. */
export const table = z
  .strictObject({
    kind: z.literal('table'),
    ...section,
    /** Folded under its heading at every width: what only some readers need, such as those of one country. It has the ground of the section before it. */
    folded: z.literal(true).optional(),
    columns: z.array(text).min(2).max(4),
    rows: z.array(z.array(text)).min(2),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length === columns.length) return;
      const message = `expected ${columns.length} cells, as many as there are columns`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    });
  })
  .meta({ title: 'Table', entries: { field: 'rows', selector: 'tbody tr' } });
