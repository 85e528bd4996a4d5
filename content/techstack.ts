import data from '@/generated/content/techstack.json' with { type: 'json' };
import type { LogoId } from '@/lib/schemas/parts';

/** The techstack tabs of the detail pages (content/techstack.yaml); the first is open by default. */
export const techstackTabs = data.tabs as readonly { id: string; label: string; logos: readonly LogoId[] }[];
