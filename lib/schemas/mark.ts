import { z } from 'zod';
import { colour } from '@/lib/fields';

const shape = z
  .string()
  .regex(
    /^[Mm][\d\s.,a-zA-Z-]{5,}$/,
    'expected the shape of a face, as "d" of a path in an SVG file: it begins with M',
  );

/** The company's mark, face by face. */
export const markSchema = z.strictObject({
  size: z.number().positive(),
  side: z.strictObject({ day: colour, night: colour }),
  ground: colour,
  dayGround: colour,
  faces: z.array(z.strictObject({ d: shape, fill: colour.optional() })).min(1),
});
