import type { z } from 'zod';
import { checkContent, fieldName } from './content-problems';

/**
 * Checks one content file where it is read. `npm run build` and `npm run dev` have checked all files before
 * (scripts/check-content.ts); this stops whatever else reads one that does not fit.
 * @param file the file's path in the repository, for the message
 * @throws Error that names the file, each wrong field, what stands there and what was expected
 */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  const result = checkContent(schema, data);
  if ('data' in result) return result.data;
  const lines = result.problems.map(({ path, sentence }) => `  ${fieldName(path)} ${sentence}`);
  const error = new Error(`${file} does not fit:\n${lines.join('\n')}`);
  // The message is for people who edit words: a stack trace would tell them nothing.
  error.stack = error.message;
  throw error;
}
