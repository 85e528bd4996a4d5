import { z } from 'zod';
import { pictureSchema } from '@/lib/schema';

/** One building in five stages, beside the steps of a page. */
export const buildingSiteSchema = z.array(pictureSchema).length(5, 'expected five stages');
