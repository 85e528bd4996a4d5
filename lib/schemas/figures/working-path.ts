import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

const frame = { layer: label, title: label, note: text };
const line = z.string().max(34, 'expected at most 34 characters, or the line breaks on a phone');

/** One task on its way through the layers of an application: what is seen, sent, stored and tested. */
export const workingPath = z.strictObject({
  type: z.literal('working-path'),
  ...figure,
  frames: z.strictObject({
    screen: z.strictObject({
      ...frame,
      fields: z.array(z.strictObject({ name: label, value: label })).min(1),
      button: label,
    }),
    api: z.strictObject({ ...frame, code: z.array(line).min(1) }),
    table: z.strictObject({ ...frame, columns: z.array(label).min(2), rows: z.array(z.array(label)).min(1) }),
    test: z.strictObject({ ...frame, code: z.array(line).min(1) }),
  }),
});
