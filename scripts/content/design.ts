import type { z } from 'zod';
import { pairings, type Pairing } from '@/content/colour-pairs';
import { mark } from '@/content/mark';
import { accents, grounds, marks, palette } from '@/content/palette';
import { checkContent, fieldName, type ContentProblem } from '@/lib/content-problems';
import { contrast } from '@/lib/contrast';
import { markSchema } from '@/lib/schemas/mark';
import { marksSchema, paletteSchema } from '@/lib/schemas/palette';
import type { Problem } from './problem';

const design = { palette, grounds, accents, marks, pairings, mark };
type Name = keyof typeof design;
export type Design = { readonly [name in Name]?: unknown };

/** The values in a shape of their own; that a name is one of the palette's is checked by its type. */
const schemas: readonly (readonly [name: Name, schema: z.ZodType])[] = [
  ['palette', paletteSchema],
  ['marks', marksSchema],
  ['mark', markSchema],
];

/** The files of design values that are not in content/palette.ts. */
const files: Partial<Record<PropertyKey, string>> = { pairings: 'colour-pairs', mark: 'mark' };

/**
 * Checks what is design and therefore code: colours, that words and marks are seen on each other (WCAG 1.4.3 and 1.4.11), and
 * the company's mark.
 * @param changed stands in for what the files say, in a test
 */
export function designProblems(changed: Design = {}): Problem[] {
  const merged = { ...design, ...changed } as typeof design;
  const invalid = schemas.flatMap(([name, schema]) => {
    const result = checkContent(schema, merged[name]);
    if ('data' in result) return [];
    return result.problems.map(({ path, sentence }) => ({ path: [name, ...path], sentence }));
  });
  return [...invalid, ...faintColours(merged)].map(({ path, sentence }) => ({
    file: `content/${files[path[0] ?? ''] ?? 'palette'}.ts`,
    sentence: `${fieldName(path)} ${sentence}`,
  }));
}

/** Words or marks by the tokens of a ground. */
const tokens = {
  ink: 'words',
  muted: 'words',
  link: 'words',
  danger: 'words',
  control: 'mark',
  highlight: 'mark',
} as const;

/** A colour on others, each by its name or its value, and the field that has it. */
interface Sight extends Pick<Pairing, 'kind'> {
  readonly path: readonly PropertyKey[];
  readonly of: string;
  readonly on: readonly string[];
  /** The elements that have these colours, if the field does not say it. */
  readonly where?: string;
}

/** Every colour that has to be seen, with what is behind it. */
function sightsIn({ grounds, accents, marks, pairings }: typeof design): Sight[] {
  const onGrounds = Object.entries(grounds).flatMap(([name, times]) =>
    Object.entries(times).flatMap(([time, colours]) =>
      (Object.keys(tokens) as (keyof typeof tokens)[]).map((token) => {
        const on = [colours.ground, colours.raised];
        return { path: ['grounds', name, time, token], kind: tokens[token], of: colours[token], on };
      }),
    ),
  );
  const { accent, accentStrong, onAccent } = accents;
  const face = { path: ['accents', 'onAccent'], of: onAccent, on: [accent, accentStrong], where: 'a button' };
  // A ground that is dark by day too has the colours of the night.
  const byNight = Object.values(grounds).map(({ night }) => night);
  const byDay = Object.values(grounds).flatMap(({ day, night }) => (day.ink === night.ink ? [] : [day]));
  const ofCode = Object.entries(marks).filter(([name]) => name.startsWith('code'));
  const inCode = ofCode.flatMap(([name, values]) =>
    [byDay, byNight].map((colours, index) => {
      const on = colours.flatMap(({ ground, raised }) => [ground, raised]);
      return { path: ['marks', name, index], of: values[index] ?? '', on, where: 'a word of code' };
    }),
  );
  return [
    ...onGrounds,
    ...[face, ...inCode].map((sight) => ({ ...sight, kind: 'words' as const })),
    ...pairings.map((pairing, index) => ({ ...pairing, path: ['pairings', index, 'of'] })),
  ];
}

/** The contrast that is needed of words and of marks, such as the edge of a control (WCAG 1.4.3 and 1.4.11). */
const least = { words: 4.5, mark: 3 } as const;

/** Every field with a colour that is hard to see, with the first of those behind it on which it is. */
function faintColours(checked: typeof design): ContentProblem[] {
  const value = (colour: string) => (checked.palette as Readonly<Record<string, string>>)[colour] ?? colour;
  const problems = sightsIn(checked).flatMap(({ path, kind, of, on, where }) => {
    // A value that is not a colour gives NaN here, which is below no limit; it is reported where it is defined.
    const ground = on.find((behind) => contrast(value(of), value(behind)) < least[kind]);
    if (!ground) return [];
    const reached = contrast(value(of), value(ground)).toFixed(1);
    const pair = `“${of}” (${value(of)}) on “${ground}” (${value(ground)})${where ? `, for ${where}` : ''}`;
    const sentence = `is ${pair}, where it is hard to see: their contrast is ${reached}. Expected ${least[kind]} or more.`;
    return [{ path, sentence }];
  });
  // The same pair of colours may occur on several grounds; it is reported once.
  return problems.filter(
    ({ sentence }, index) => problems.findIndex((problem) => problem.sentence === sentence) === index,
  );
}
