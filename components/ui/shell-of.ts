import type { Section } from '../sections/schema';

/** What every section of a page hands to its shell. */
export function shellOf({
  id,
  title,
  claim,
  intro,
  note,
  ground,
}: Pick<Section, 'id' | 'title' | 'claim' | 'intro' | 'note' | 'ground'>) {
  return { id, title, claim, intro, note, ground };
}
