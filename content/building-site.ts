import data from '@/generated/content/building-site.json' with { type: 'json' };
import type { Picture } from '@/lib/schemas/parts';

/** One building in five stages: what is beside steps whose `stages` are the building site (content/building-site.yaml). */
export const buildingSite = data.stages as readonly Picture[];
