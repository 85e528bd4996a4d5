import { z } from 'zod';
import { palette, streetLight, type Colour, type GroundColours } from '@/content/palette';
import { contrast } from '@/lib/contrast';
import { colour } from '@/lib/fields';
import { houseStates } from '@/lib/house-states';

/** Every colour by its name; the materials of the street's house too. */
export const paletteSchema = z.record(z.string(), colour);

/** What light mixes into a side of the house: a colour and its share. */
const tint = z
  .string()
  .regex(
    /^#[0-9a-f]{6} (?:\d|[1-9]\d|100)%$/,
    `expected a colour and its share, from 0 to 100 %, such as "${streetLight.night.left}"`,
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

/** The light of the street, and its eight hours, each with the light that is its own. */
export const streetLightSchema = z.strictObject({ day: light, night: light });
const hour = light.partial().extend({ sky: colour, night: colour });
export const hoursSchema = z.strictObject(Object.fromEntries(houseStates.map((state) => [state, hour])));

/** The contrast with its ground that each token needs: words and controls (WCAG 1.4.3 and 1.4.11). */
const needed = { ink: 4.5, muted: 4.5, link: 4.5, danger: 4.5, control: 3, highlight: 3 } as const;

/** The grounds with their colours, each with enough contrast to be seen on its ground. */
export const groundsSchema = z
  .record(z.string(), z.record(z.enum(['day', 'night']), z.custom<GroundColours>()))
  .superRefine((grounds, context) => {
    const told = new Set<string>();
    for (const [name, times] of Object.entries(grounds)) {
      for (const [time, colours] of Object.entries(times)) {
        for (const { token, one, other, reached } of faint(colours)) {
          // The same pair of colours may occur on several grounds; it is reported once.
          if (told.has(`${one} ${other}`)) continue;
          told.add(`${one} ${other}`);
          const message = `is “${one}” (${palette[one]}) on “${other}” (${palette[other]}), where it is hard to see: their contrast is ${reached.toFixed(1)}. Expected ${needed[token]} or more`;
          context.addIssue({ code: 'custom', path: [name, time, token], message });
        }
      }
    }
  });

/** The colours of a ground that are hard to see on it, or on a card that stands there. */
function faint(colours: GroundColours) {
  const tokens = Object.keys(needed) as (keyof typeof needed)[];
  return tokens.flatMap((token) =>
    [colours.ground, colours.raised].flatMap((other: Colour) => {
      const one = colours[token];
      const reached = contrast(palette[one], palette[other]);
      return reached < needed[token] ? [{ token, one, other, reached }] : [];
    }),
  );
}
