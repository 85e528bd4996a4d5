import { z } from 'zod';

/** The numbers of docs/requirements.md, "Numbers": each a number, or a few under names. */
export const constantsSchema = z.record(z.string(), z.unknown()).superRefine((constants, context) => {
  const check = (value: unknown, path: PropertyKey[]) => {
    if (typeof value === 'object' && value)
      Object.entries(value).forEach(([name, part]) => check(part, [...path, name]));
    else if (typeof value !== 'number')
      context.addIssue({ code: 'custom', path, message: 'expected a number without quotation marks' });
  };
  check(constants, []);
});
