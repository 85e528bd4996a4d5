import { z } from 'zod';
import { paragraph } from '@/lib/fields';
import { houseStates } from '@/lib/house-states';
import { route } from '../parts';

/**
 * What every figure has. Each figure adds its `type` and its own words, in a file of its own beside this one; none of
 * its words is in a component.
 */
export const figure = {
  /** The figure's accessible name, and the first line of its caption. */
  name: z.string().trim().min(5).max(70, 'expected at most 70 characters'),
  /** Whether it shows a document or data that was made up to show the work: its caption then begins with 'Specimen'. */
  specimen: z.boolean().default(false),
  /** The chapter of 14 Sample Street that it tells, by the state of the house in it (content/street.yaml). */
  chapter: z.enum(houseStates).optional(),
  /** The rest of the caption: what to look at, or what is made up. */
  caption: paragraph.optional(),
  /** The note that explains it: linked with the files that belong to it. */
  note: route.optional(),
};
