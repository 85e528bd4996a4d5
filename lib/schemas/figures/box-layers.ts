import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** An application taken apart, layer by layer: what comes with the framework, and what its owner decides. */
export const boxLayers = z.strictObject({
  type: z.literal('box-layers'),
  ...figure,
  /** The words before what comes along, and before what does not. */
  ours: label,
  yours: label,
  /** The words in place of `ours`, for a layer without it. */
  outside: text,
  /** From the top to the ground; the drawing has a model for each. */
  layers: z
    .array(z.strictObject({ name: label, ours: text.optional(), yours: text }))
    .length(6, 'expected six layers, as many as the drawing has'),
});
