import { z } from 'zod';
import { section } from '../base-schema';

/** The techstack tabs of the detail pages; what they show is in content/techstack.ts. */
export const techstack = z.strictObject({ kind: z.literal('techstack'), ...section });
