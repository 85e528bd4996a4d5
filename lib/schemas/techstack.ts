import { z } from 'zod';
import { id, refuseSameIds, text } from '@/lib/fields';
import { logo } from './parts';

export const techstackSchema = z.strictObject({
  tabs: z
    .array(z.strictObject({ id, label: text, logos: z.array(logo).min(1) }))
    .min(2)
    .superRefine(refuseSameIds),
});
