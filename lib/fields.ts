import { z } from 'zod';

/** The fields that every kind of content is made of. */

/** A text of any length. */
export const text = z.string().trim().min(1, 'expected some text');
/** A text that says something: a whole sentence. */
export const paragraph = z.string().trim().min(20, 'expected a sentence of at least 20 characters');
/** A few words that stand in a drawing or beside a number. */
export const label = z.string().trim().min(1).max(40, 'expected at most 40 characters in a drawing');
