import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** The licence at the end of a branch. */
const outcome = z.strictObject({ buy: label, note: text });
const closingQuestion = z.strictObject({
  question: text,
  answers: z
    .array(z.strictObject({ answer: label, outcome }))
    .min(2)
    .max(3, 'expected two or three answers'),
});

/** Questions that lead to a licence: who opens the app, what it uses, how often. */
export const licenceCheck = z.strictObject({
  type: z.literal('licence-check'),
  ...figure,
  question: text,
  answers: z
    .array(
      z.strictObject({
        answer: label,
        question: text,
        answers: z
          .array(z.strictObject({ answer: label, outcome: outcome.optional(), next: closingQuestion.optional() }))
          .length(2, 'expected two answers'),
      }),
    )
    .length(2, 'expected two answers'),
});
