import { z } from 'zod';
import { text } from '@/lib/fields';

/** The marks of sample facts, shown while `sample` in content/company.yaml is true. */
export const samplesSchema = z.strictObject({
  fact: text.meta({ description: 'Behind a fact, such as an address: {sample.fact}' }),
  term: text.meta({ description: 'Behind a term, within its sentence: {sample.term}' }),
  sentence: text.meta({ description: 'Behind the sentence that is a term: {sample.sentence}' }),
  sentences: text.meta({
    description: 'Behind several sentences that are terms, and below a table: {sample.sentences}',
  }),
  mark: text.meta({ description: 'Below every further table, and a page that is a promise as a whole: {sample.mark}' }),
});

export type Samples = z.infer<typeof samplesSchema>;
