import { z } from 'zod';
import { paragraph } from '@/lib/fields';
import { diagram, section } from './base';

export const prose = z
  .strictObject({
    kind: z.literal('prose'),
    ...section,
    paragraphs: z.array(paragraph).min(1),
    diagram: diagram.optional(),
  })
  .meta({ title: 'Running text', entries: { field: 'paragraphs', selector: 'p' } });
