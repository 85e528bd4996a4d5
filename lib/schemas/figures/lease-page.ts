import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** Running text in parts; a part that a record fills names its source, by its place in the list of sources. */
const clause = z.array(z.strictObject({ words: text, source: z.number().int().min(1).max(4).optional() })).min(1);

/** A page of a lease, its fields marked by where each comes from, and who signs in which order. */
export const leasePage = z.strictObject({
  type: z.literal('lease-page'),
  ...figure,
  /** The header of the sheet, and the system’s note at its foot. */
  title: label,
  foot: text,
  clauses: z.array(z.strictObject({ heading: label, words: clause })).min(3),
  sourcesTitle: label,
  sources: z.array(z.strictObject({ name: label, note: text })).length(4, 'expected four sources'),
  signaturesTitle: label,
  /** Signatories with the same step may sign in either order. One who is `done` has a seal. */
  signatures: z.array(z.strictObject({ step: z.number().int(), who: label, state: label, done: z.boolean() })).min(3),
});
