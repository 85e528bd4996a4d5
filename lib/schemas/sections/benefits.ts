import { z } from 'zod';
import { icon, paragraph, text } from '@/lib/fields';
import { section } from './base';

/** Key benefits. `shaped`: on a shaped background; `grid`: icons in a grid. */
export const benefits = z
  .strictObject({
    kind: z.literal('benefits'),
    ...section,
    layout: z.enum(['grid', 'shaped']),
    items: z.array(z.strictObject({ point: text, description: paragraph, icon: icon.optional() })).min(3),
  })
  .meta({ title: 'Benefits: points with icons', entries: { field: 'items', selector: 'h3' } });
