import { z } from 'zod';
import { techstackTabs } from '@/content/techstack';
import type { LogoId } from '@/content/logos';
import { logo } from '@/lib/schema';
import { section } from '../base-schema';

/** The techstack tabs of the detail pages; what they show is in content/techstack.ts. */
export const techstack = z.strictObject({
  kind: z.literal('techstack'),
  ...section,
  /** The few that the page speaks of, before the tabs: each leads to its tab, so it stands in one of them. */
  own: z
    .array(logo.refine(isInATab, 'expected a tool of one of the tabs (content/techstack.ts)'))
    .min(2)
    .max(6)
    .optional(),
});

function isInATab(id: LogoId): boolean {
  return techstackTabs.some(({ logos }) => logos.includes(id));
}
