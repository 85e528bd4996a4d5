import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** Lines of code, and what they mean for whoever calls. */
const part = z.strictObject({ code: z.string().min(1), note: text });

/** A fragment of a contract and the answer to a request that breaks it, explained part by part. */
export const apiContract = z.strictObject({
  type: z.literal('api-contract'),
  ...figure,
  /** Their parts are numbered through. */
  sheets: z
    .array(z.strictObject({ name: label, parts: z.array(part).min(2) }))
    .length(2, 'expected a contract and an answer'),
  more: z.strictObject({ label: text, items: z.array(z.strictObject({ term: text, description: text })).min(2) }),
});
