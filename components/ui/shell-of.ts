import type { Section } from '../sections/schema';

/** Bands and sentences consist of their heading alone, so they have no shell. */
type Shelled = Exclude<Section, { kind: 'band' | 'sentence' }>;

/** What every section of a page hands to its shell. */
export function shellOf({
  id,
  title,
  claim,
  intro,
  note,
  ground,
}: Pick<Shelled, 'id' | 'title' | 'claim' | 'intro' | 'note' | 'ground'>) {
  return { id, title, claim, intro, note, ground };
}
