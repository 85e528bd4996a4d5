import { z } from 'zod';
import { palette, type Colour, type GroundColours } from '@/content/palette';
import { contrast } from '@/lib/contrast';
import { colour } from '@/lib/fields';

/** Every colour by its name. */
export const paletteSchema = z.record(z.string(), colour);

/** What stands on a ground, and how well it has to be told from it: words, and controls (WCAG 1.4.3 and 1.4.11). */
const needed = { ink: 4.5, muted: 4.5, link: 4.5, danger: 4.5, control: 3, highlight: 3 } as const;

/** The grounds with their colours: whatever stands on one can be seen there. */
export const groundsSchema = z
  .record(z.string(), z.record(z.enum(['day', 'night']), z.custom<GroundColours>()))
  .superRefine((grounds, context) => {
    const told = new Set<string>();
    for (const [name, times] of Object.entries(grounds)) {
      for (const [time, colours] of Object.entries(times)) {
        for (const { token, one, other, reached } of faint(colours)) {
          // The same two colours meet on several grounds.
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
