import { z } from 'zod';
import { text } from '@/lib/fields';
import { section } from '../base-schema';

/** What a page offers, as one sentence set large, in which the parts that a buyer looks for are marked and named. */
export const sentence = z
  .strictObject({
    kind: z.literal('sentence'),
    id: section.id,
    title: text,
    ground: section.ground,
    /** Piece by piece; one with a term is marked, and the term stands below its first words. */
    parts: z.array(z.strictObject({ text, term: text.max(14, 'or it is wider than the words above it').optional() })),
  })
  .refine(({ parts }) => parts.filter(({ term }) => term).length >= 3, {
    path: ['parts'],
    error: 'expected at least three parts with a term',
  });
