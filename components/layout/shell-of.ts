import type { Section } from '@/content/schema';

/** What every section of a page hands to its shell. */
export function shellOf({ id, title, intro, ground }: Pick<Section, 'id' | 'title' | 'intro' | 'ground'>) {
  return { id, title, intro, ground };
}
