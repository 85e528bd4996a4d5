import { z } from 'zod';
import { logo } from '../parts';
import { section } from './base';

export const logoStrip = z
  .strictObject({ kind: z.literal('logo-strip'), ...section, logos: z.array(logo).min(3) })
  .meta({ title: 'One line of logos', entries: { field: 'logos', selector: 'li' } });
