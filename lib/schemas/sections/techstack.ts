import { z } from 'zod';
import { logo } from '../parts';
import { section } from './base';

/** The techstack tabs of the detail pages; what they show is in content/techstack.yaml. */
export const techstack = z
  .strictObject({
    kind: z.literal('techstack'),
    ...section,
    /** The few that the page speaks of, before the tabs: each leads to its tab, so it is in one of them. */
    own: z.array(logo).min(2).max(6).optional(),
  })
  .meta({ title: 'Technologies in tabs', entries: { selector: '[role=tabpanel]' } });
