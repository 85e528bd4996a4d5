import { z } from 'zod';
import { contrast } from '@/lib/contrast';
import { colour } from '@/lib/fields';
import { houseStates, type HouseState } from '@/lib/house-states';

/** Colours by their names, as content/palette.ts exports them: what the checks of contrast look names up in. */
export type Palette = Readonly<Record<string, string>>;

/** A colour by its name in the palette. */
type Colour = string;

/** The colours of a ground by what they are for, each by its name in the palette. */
type GroundColours = Readonly<Record<'ground' | 'raised' | keyof typeof tokens, Colour>>;

/** Every colour by its name; the materials of the street's house too. */
export const paletteSchema = z.record(z.string(), colour);

/** The contrast that is needed of words and of marks, such as the edge of a control (WCAG 1.4.3 and 1.4.11). */
const least = { words: 4.5, mark: 3 } as const;

/** Words and marks by the tokens of a ground. */
const tokens = {
  ink: 'words',
  muted: 'words',
  link: 'words',
  danger: 'words',
  control: 'mark',
  highlight: 'mark',
} as const;

/**
 * What is wrong with a colour on another, if it is hard to see; goes on after the name of a field.
 * @param where what has these colours, if the field does not say it
 */
function faint(palette: Palette, is: keyof typeof least, one: string, other: string, where = ''): string[] {
  const [front = one, back = other] = [palette[one], palette[other]];
  const reached = contrast(front, back);
  // A value that is no colour is reported where it is defined.
  if (Number.isNaN(reached) || reached >= least[is]) return [];
  return [
    `is “${one}” (${front}) on “${other}” (${back})${where && `, for ${where}`}, where it is hard to see: their contrast is ${reached.toFixed(1)}. Expected ${least[is]} or more`,
  ];
}

/** The grounds with their colours, each with enough contrast to be seen on its ground, and on a card that is there. */
export const groundsSchema = (palette: Palette) =>
  z
    .record(z.string(), z.record(z.enum(['day', 'night']), z.custom<GroundColours>()))
    .superRefine((grounds, context) => {
      const told = new Set<string>();
      for (const [name, times] of Object.entries(grounds))
        for (const [time, colours] of Object.entries(times))
          for (const token of Object.keys(tokens) as (keyof typeof tokens)[])
            for (const message of [colours.ground, colours.raised].flatMap((other) =>
              faint(palette, tokens[token], colours[token], other),
            )) {
              // The same pair of colours may occur on several grounds; it is reported once.
              if (told.has(message)) continue;
              told.add(message);
              context.addIssue({ code: 'custom', path: [name, time, token], message });
            }
    });

/** The colours of a button, whose words must be seen at rest and under the pointer. */
export const accentsSchema = (palette: Palette) =>
  z
    .strictObject({ accent: z.custom<Colour>(), accentStrong: z.custom<Colour>(), onAccent: z.custom<Colour>() })
    .superRefine(({ accent, accentStrong, onAccent }, context) => {
      for (const message of [accent, accentStrong].flatMap((face) =>
        faint(palette, 'words', onAccent, face, 'a button'),
      ))
        context.addIssue({ code: 'custom', path: ['onAccent'], message });
    });

/** A colour that is seen on others which are not its ground's own, and where. */
export interface Pairing {
  /** Words need a contrast of 4.5 (WCAG 1.4.3), marks one of 3 (1.4.11). */
  readonly is: 'words' | 'mark';
  readonly of: Colour;
  readonly on: readonly Colour[];
  readonly where: string;
}

/** The pairs of colours that stylesheets make themselves. */
export const pairingsSchema = (palette: Palette) =>
  z.array(z.custom<Pairing>()).superRefine((pairings, context) => {
    pairings.forEach(({ is, of, on, where }, at) => {
      for (const message of on.flatMap((other) => faint(palette, is, of, other, where)))
        context.addIssue({ code: 'custom', path: [at, 'of'], message });
    });
  });

/** What drawings are coloured with, by day and by night; words of code are seen on every ground and card. */
export const marksSchema = (
  palette: Palette,
  grounds: Readonly<Record<string, Record<'day' | 'night', GroundColours>>>,
) => {
  const either = colour.or(z.literal('transparent'));
  return z.record(z.string(), z.tuple([either, either])).superRefine((marks, context) => {
    for (const [name, values] of Object.entries(marks).filter(([one]) => one.startsWith('code')))
      values.forEach((value, at) => {
        // A ground that is dark by day too has the colours of the night.
        const under = Object.values(grounds).flatMap(({ day, night }) =>
          at === 1 ? [night.ground, night.raised] : day.ink === night.ink ? [] : [day.ground, day.raised],
        );
        const [message] = under.flatMap((other) => faint(palette, 'words', value, other, 'a word of code'));
        if (message) context.addIssue({ code: 'custom', path: [name, at], message });
      });
  });
};

/** What light mixes into a side of the house: a colour and its share. */
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

/** The hours whose words are white by day too (components/sections/street/street.module.css). */
const late: readonly HouseState[] = ['van', 'dark'];

/** The eight hours of the street, each with the light that is its own; their words are seen on their sky. */
export const hoursSchema = (palette: Palette) => {
  const hour = (state: HouseState) =>
    light
      .partial()
      .extend({ sky: colour, night: colour })
      .superRefine(({ sky, night }, context) => {
        for (const message of faint(palette, 'words', late.includes(state) ? 'white' : 'ink', sky))
          context.addIssue({ code: 'custom', path: ['sky'], message });
        for (const message of faint(palette, 'words', 'white', night))
          context.addIssue({ code: 'custom', path: ['night'], message });
      });
  return z.strictObject(Object.fromEntries(houseStates.map((state) => [state, hour(state)])));
};
