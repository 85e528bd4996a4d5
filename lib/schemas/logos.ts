import { z } from 'zod';
import { icon, text } from '@/lib/fields';
import { logo } from '@/lib/schema';

const file = z
  .string()
  .regex(/^\/logos\/(mono\/)?[a-z0-9-]+\.svg$/, 'expected the address of an SVG file such as "/logos/react.svg"');

/** Logos by their ids. */
export const logosSchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words with hyphens as the id'),
  z
    .strictObject({
      name: text,
      file: file.optional(),
      width: z.number().positive().max(200).optional(),
      height: z.number().positive().max(100).optional(),
      mono: file.optional(),
      wordmark: z.boolean().optional(),
      sign: icon.optional(),
    })
    .refine((one) => !one.file || (one.mono && one.width && one.height), {
      path: ['file'],
      error: 'expected mono, width and height beside it',
    }),
);

/** The companies of the band on the home page, numbered from 1 (docs/requirements.md, "Partner marquee"). */
export const partnerLogosSchema = z
  .array(z.strictObject({ id: z.number().int(), logo }))
  .min(1)
  .superRefine((partners, context) =>
    partners.forEach(({ id }, at) => {
      if (id !== at + 1)
        context.addIssue({ code: 'custom', path: [at, 'id'], message: `expected ${at + 1}, its place` });
    }),
  );
