import { z } from 'zod';
import { paragraph, reference } from '@/lib/fields';
import { section } from './base';

/** Lines of a file that readers can load (lib/downloads): cut out of it, so that what is shown is what is tested. */
export const code = z
  .strictObject({
    kind: z.literal('code'),
    ...section,
    /** The text before the code. */
    paragraphs: z.array(paragraph).optional(),
    /** The file and the name of one of its exports, such as "property-match.ts scorePair". */
    excerpt: reference('excerpt'),
  })
  .meta({ title: 'Lines of code from a file that readers can load', entries: { selector: 'pre' } });
