import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from '../base-schema';

/** One page of a runbook, and a scale of severity whose columns the reader fills in. */
export const runbookPage = z.object({
  type: z.literal('runbook-page'),
  ...figure,
  title: text,
  facts: z.array(z.object({ name: label, value: text })).min(1),
  /** What to do, and what should be seen then. */
  steps: z.array(z.object({ action: text, expect: text })).min(3),
  /** When to leave the page and call. */
  stop: z.object({ label, text }),
  scale: z.object({
    title: label,
    columns: z.object({ level: label, means: label, who: label, within: label }),
    /** What a screen reader says of an empty cell. */
    blank: label,
    /** From the most severe to the least. */
    levels: z.array(text).length(4, 'expected four levels'),
  }),
});
