import { z } from 'zod';
import { colour } from '@/lib/fields';

/** Every colour by its name. */
export const paletteSchema = z.record(z.string(), colour);

/** The colours of drawings, by day and by night. */
const either = colour.or(z.literal('transparent'));
export const marksSchema = z.record(z.string(), z.tuple([either, either]));
