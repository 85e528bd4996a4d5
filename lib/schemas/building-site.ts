import { z } from 'zod';
import { pictureSchema } from './parts';

/** One building in five stages, from the stakes to the lights: what stands beside steps whose `stages` are the building site. */
export const buildingSiteSchema = z.strictObject({ stages: z.array(pictureSchema).length(5, 'expected five stages') });
