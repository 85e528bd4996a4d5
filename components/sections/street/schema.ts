import { z } from 'zod';
import { paragraph } from '@/lib/fields';
import { houseStates } from '@/lib/house-states';
import { section } from '../base-schema';

/** Part of the street of the story (content/street.ts): its chapters by how the house stands in each. */
export const street = z.strictObject({
  kind: z.literal('street'),
  ...section,
  intro: paragraph,
  only: z.array(z.enum(houseStates)).min(2),
});
