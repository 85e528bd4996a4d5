import { z } from 'zod';
import { colour } from '@/lib/fields';
import { houseStates } from '@/lib/house-states';

/** Every colour by its name; the materials of the street's house too. */
export const paletteSchema = z.record(z.string(), colour);

/** The colours of drawings, by day and by night. */
const either = colour.or(z.literal('transparent'));
export const marksSchema = z.record(z.string(), z.tuple([either, either]));

/** The tint that light adds to a side of the house: a colour and its share. */
const tint = z
  .string()
  .regex(
    /^#[0-9a-f]{6} (?:\d|[1-9]\d|100)%$/,
    'expected a colour, a space and its share from 0 to 100 %, as in the lines around it',
  );

const light = z.strictObject({
  left: tint,
  right: tint,
  top: tint,
  roof: tint.optional(),
  pane: colour,
  bars: colour,
  glow: colour.or(z.literal('transparent')),
  pool: colour,
});

export const streetLightSchema = z.strictObject({ day: light, night: light });

/** The eight hours of the street, each with the light that is its own. */
const hour = light.partial().extend({ sky: colour, night: colour });
export const hoursSchema = z.strictObject(Object.fromEntries(houseStates.map((state) => [state, hour])));
