import people from '@/generated/content/people.json' with { type: 'json' };
import { measurement } from './measurement';
import { site } from './urls';

interface Conditional {
  readonly draft?: boolean;
  readonly when?: 'measured' | 'unmeasured';
  readonly kind?: string;
}

/** Whether drafts are shown: in development and in previews, never on the real site. */
export const showsDrafts = process.env.NODE_ENV === 'development' || site.preview;

const hasPeople = Object.values<Conditional>(people).some(({ draft }) => !draft || showsDrafts);

/**
 * Leaves out what is a draft, unless drafts are shown, what is for a site that counts visits, or for one that does not, and
 * lists of people where nobody is named.
 */
export function visible<Part extends object>(parts: readonly Part[]): Part[] {
  const state = measurement.endpoint ? 'measured' : 'unmeasured';
  return parts.filter((part) => {
    const { draft, when, kind }: Conditional = part;
    return (!draft || showsDrafts) && (!when || when === state) && (kind !== 'people' || hasPeople);
  });
}
