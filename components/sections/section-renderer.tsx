import { Fragment, type ComponentType, type ReactNode } from 'react';
import { DraftMark } from '@/components/ui/draft-mark';
import type { Section, SectionOf } from '@/lib/schemas/sections';
import { Benefits } from './benefits';
import { Brief } from './brief';
import { Cards } from './cards';
import { CodeSection } from './code';
import { FigureSection } from './figure-section';
import { Integrations } from './integrations';
import { LogoGroups } from './logo-groups';
import { LogoStrip } from './logo-strip';
import { People } from './people';
import { PointLists } from './point-lists';
import { Prose } from './prose';
import { Questions } from './questions';
import { Quote } from './quote';
import { Rows } from './rows';
import { Steps } from './steps';
import { Table } from './table';
import { Techstack } from './techstack';
import { halfAt } from '@/lib/halves';
import type { Citation } from '@/lib/schemas/parts';
import { sectionHeads } from '@/site/section-heads';
import styles from './sections.module.css';

interface SectionProps<Kind extends Section['kind'] = Section['kind']> {
  section: SectionOf<Kind>;
  /** What the page's statements about others rest on; its questions end with it. */
  sources?: readonly Citation[];
}

/** The component of each kind. A kind without one does not compile. */
const components: { readonly [Kind in Section['kind']]: ComponentType<SectionProps<Kind>> } = {
  benefits: Benefits,
  brief: Brief,
  cards: Cards,
  code: CodeSection,
  figure: FigureSection,
  integrations: Integrations,
  'logo-groups': LogoGroups,
  'logo-strip': LogoStrip,
  people: People,
  'point-lists': PointLists,
  prose: Prose,
  questions: Questions,
  quote: Quote,
  rows: Rows,
  steps: Steps,
  table: Table,
  techstack: Techstack,
};

/**
 * The sections of a page, each marked where it is a draft, its heading as the row of them wants it. A folded table stands
 * on the ground of the section before it; the two halves share a row.
 */
export function Sections({ sections, sources }: { sections: readonly Section[]; sources?: readonly Citation[] }) {
  const heads = sectionHeads(sections);
  const shown = sections.map((section, at) => {
    const headed = { ...section, head: heads[at] };
    const SectionOfKind = components[section.kind] as ComponentType<SectionProps>;
    return (
      <Fragment key={section.title}>
        <DraftMark draft={section.draft} />
        <SectionOfKind
          section={isFolded(section) ? onGroundOf(sections.slice(0, at), section) : headed}
          sources={sources}
        />
      </Fragment>
    );
  });
  return shown.flatMap((section, at) => {
    const half = halfAt(heads, at);
    if (half === 'second') return [];
    return half === 'first' ? pairOf(shown.slice(at, at + 2)) : section;
  });
}

/** Two sections that share a row of a large window. */
const pairOf = (halves: readonly ReactNode[]) => (
  <div key="halves" className={styles.halves}>
    {halves}
  </div>
);

const isFolded = (section: Section) => section.kind === 'table' && section.folded === true;

/** A folded section on the ground of the last one before it that is not. */
function onGroundOf(before: readonly Section[], folded: Section): Section {
  return { ...folded, ground: before.findLast((section) => !isFolded(section))?.ground };
}
