import { z } from 'zod';
import { id, paragraph, text } from '@/lib/fields';

/** Tables of the statement on accessibility, which the site makes of content/accessibility.yaml, in the place of this section. */
export const conformanceSchema = z
  .strictObject({
    kind: z.literal('conformance'),
    columns: z.array(text).length(4),
    tests: z.strictObject({ title: text, columns: z.array(text).length(3) }),
  })
  .meta({ title: 'Tables on accessibility, which are made by themselves' });

const results = ['met', 'not met', 'absent', 'untested'] as const;

/**
 * How far the site conforms to WCAG 2.2 (https://www.w3.org/TR/WCAG22/), levels A and AA, criterion by criterion. Nothing is
 * called met unless a test of the repository looks at it.
 */
export const accessibilitySchema = z.strictObject({
  tests: z
    .array(z.strictObject({ id, name: text, what: paragraph, spec: id }))
    .min(1)
    .meta({
      description:
        'What is done, by the name that a criterion has for it; CI repeats it at every change, with that spec of e2e/.',
    }),
  principles: z
    .array(z.strictObject({ id, name: text, asks: text }))
    .length(4)
    .meta({ description: 'The principles of WCAG, by the first digit of their criteria, with what each asks for.' }),
  results: z
    .array(z.strictObject({ result: z.enum(results), one: text, several: text }))
    .length(results.length)
    .meta({ description: 'How a line of the statement says each result, and how a count of several does.' }),
  criteria: z
    .array(
      z
        .strictObject({
          number: z.string().regex(/^[1-4]\.\d\.\d+$/, 'expected a number such as "1.4.11", in quotation marks'),
          name: text,
          level: z.enum(['A', 'AA']),
          result: z.enum(results),
          tests: z.array(id).min(1).optional().meta({ description: 'The tests by their ids, where it is met.' }),
          why: text.optional().meta({ description: 'Why there is no test, where it is not.' }),
        })
        .refine(({ result, tests, why }) => (result === 'met' ? tests && !why : why && !tests), {
          path: ['result'],
          error: 'expected tests where the result is met, and otherwise why',
        }),
    )
    .length(55, 'expected the 55 criteria of levels A and AA'),
});

export type Accessibility = z.infer<typeof accessibilitySchema>;
export type Conformance = z.infer<typeof conformanceSchema>;
