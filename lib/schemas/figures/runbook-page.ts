import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** One page of a runbook, and a scale of severity whose columns the reader fills in. */
export const runbookPage = z.strictObject({
  type: z.literal('runbook-page'),
  ...figure,
  title: text,
  facts: z.array(z.strictObject({ name: label, value: text })).min(1),
  /** A step, and its expected result. */
  steps: z.array(z.strictObject({ action: text, expect: text })).min(3),
  /** When to leave the page and call. */
  stop: z.strictObject({ label, text }),
  scale: z.strictObject({
    title: label,
    columns: z.strictObject({ level: label, means: label, who: label, within: label }),
    /** The text of an empty cell for screen readers. */
    blank: label,
    /** From the most severe to the least. */
    levels: z.array(text).length(4, 'expected four levels'),
  }),
});
