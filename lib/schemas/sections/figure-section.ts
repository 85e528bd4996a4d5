import { z } from 'zod';
import { figureSchema } from '../figures';
import { section } from './base';

/** A figure that no other page has: a specimen of the work, or a drawing of how it goes (components/figures). */
export const figureSection = z
  .strictObject({ kind: z.literal('figure'), ...section, figure: figureSchema })
  .meta({ title: 'Specimen of the work', entries: { selector: 'figure' } });
