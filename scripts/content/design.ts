import type { z } from 'zod';
import { pairings } from '@/content/colour-pairs';
import { mark } from '@/content/mark';
import { accents, grounds, hours, marks, materials, palette, streetLight } from '@/content/palette';
import { checkContent, fieldName } from '@/lib/content-problems';
import { markSchema } from '@/lib/schemas/mark';
import * as colours from '@/lib/schemas/palette';
import type { Problem } from './problem';

const design = { palette, grounds, accents, marks, materials, streetLight, hours, pairings, mark };
export type Design = { readonly [Name in keyof typeof design]?: unknown };

/**
 * Checks what is design and therefore code: colours, that words and marks are seen on each other (WCAG 1.4.3 and 1.4.11), and
 * the company's mark.
 * @param changed stands in for what the files say, in a test
 */
export function designProblems(changed: Design = {}): Problem[] {
  const all = { ...design, ...changed } as typeof design;
  const schemas: readonly (readonly [file: string, name: keyof Design, schema: z.ZodType])[] = [
    ['palette', 'palette', colours.paletteSchema],
    ['palette', 'grounds', colours.groundsSchema(all.palette)],
    ['palette', 'accents', colours.accentsSchema(all.palette)],
    ['palette', 'marks', colours.marksSchema(all.palette, all.grounds)],
    ['palette', 'materials', colours.paletteSchema],
    ['palette', 'streetLight', colours.streetLightSchema],
    ['palette', 'hours', colours.hoursSchema(all.palette)],
    ['colour-pairs', 'pairings', colours.pairingsSchema(all.palette)],
    ['mark', 'mark', markSchema],
  ];
  return schemas.flatMap(([file, name, schema]) => {
    const result = checkContent(schema, all[name]);
    if ('data' in result) return [];
    return result.problems.map(({ path, sentence }) => ({
      file: `content/${file}.ts`,
      sentence: `${fieldName([name, ...path])} ${sentence}`,
    }));
  });
}
