import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { logo } from '../parts';
import { section } from './base';

/** Groups of up to four logos, each with what is integrated there (docs/requirements.md, "Detail pages"). */
export const logoGroups = z
  .strictObject({
    kind: z.literal('logo-groups'),
    ...section,
    /** Group under group, its logos beside its words; or the groups side by side. */
    layout: z.enum(['rows', 'columns']).optional(),
    groups: z
      .array(
        z.strictObject({
          heading: text,
          title: text,
          description: paragraph,
          logos: z.array(logo).min(1).max(4, 'expected at most four logos in a group'),
        }),
      )
      .min(1),
  })
  .meta({ title: 'Logos in groups, each with a text', entries: { field: 'groups', selector: 'h3' } });
