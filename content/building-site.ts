import type { Picture } from '@/lib/schema';

/** One building in five stages, from the stakes to the lights: what stands beside steps whose `stages` are the building site. */
export const buildingSite: readonly Picture[] = [
  { scene: 'building-site-1', alt: 'A fenced plot, staked out with string' },
  { scene: 'building-site-2', alt: 'The same plot with a concrete slab' },
  { scene: 'building-site-3', alt: 'A bare frame of columns and floors under a crane' },
  { scene: 'building-site-4', alt: 'The frame, its walls and windows half closed' },
  { scene: 'building-site-5', alt: 'The finished house with its lights on' },
];
