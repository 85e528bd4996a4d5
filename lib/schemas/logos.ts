import { z } from 'zod';
import { icon, id, reference, refuseSameIds, text } from '@/lib/fields';
import { logo } from './parts';

const file = reference('file');

/**
 * A technology, product or company that a page names with its logo. Sources and licences of the files:
 * public/logos/SOURCES.md.
 */
const logoSchema = z
  .strictObject({
    id: id.meta({ description: 'What pages call it by' }),
    name: text.meta({ description: 'As its maker writes it' }),
    file: file.optional().meta({ description: 'In its own colours. Without it the name is set in type' }),
    /**
     * The size in px at which the logo looks as heavy as its neighbours in a strip with lines of about 40 px: wordmarks lower,
     * square marks taller. It keeps the file's aspect ratio, so the page can reserve the space.
     */
    width: z.number().positive().max(200).optional(),
    height: z.number().positive().max(100).optional(),
    mono: file
      .optional()
      .meta({ description: 'In one colour on nothing, its white parts cut out; as large as the file' }),
    wordmark: z.boolean().optional().meta({ description: 'It spells its name: the name is not set beside it' }),
    sign: icon.optional().meta({ description: 'A Phosphor icon for a technology without a logo' }),
  })
  .refine((logo) => !logo.file || (logo.mono && logo.width && logo.height), {
    path: ['file'],
    error: 'expected mono, width and height beside it',
  });

/** Every logo, and those of the companies in the band on the home page (docs/requirements.md, "Partner marquee"). */
export const logosSchema = z.strictObject({
  logos: z.array(logoSchema).superRefine(refuseSameIds),
  partners: z.array(logo).min(1),
});

export type Logo = Omit<z.infer<typeof logoSchema>, 'id'>;
