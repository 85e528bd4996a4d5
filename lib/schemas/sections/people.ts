import { z } from 'zod';
import { reference } from '@/lib/fields';
import { section } from './base';

/** The people of content/people, or some of them. As long as nobody is named there the section is not shown. */
export const people = z
  .strictObject({
    kind: z.literal('people'),
    ...section,
    /** The ids of the people to show, in this order; without it, everybody. */
    only: z.array(reference('person')).min(1).optional(),
  })
  .meta({ title: 'People', entries: { selector: 'h3' } });
