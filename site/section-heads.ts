import type { Section } from '@/lib/schemas/sections';
import type { Head } from '@/lib/schemas/sections/base';

/** A folded table is a line between sections, and people are shown only where somebody is named: neither has a head of these. */
const hasHead = (section: Section) => section.kind !== 'people' && !(section.kind === 'table' && section.folded);

/** Kinds whose content stands beside the heading itself, so that no introduction has to. */
const contentBeside: readonly Section['kind'][] = [
  'brief',
  'code',
  'logo-strip',
  'prose',
  'questions',
  'quote',
  'rows',
];

/** The form that a section's own content asks for: beside a heading without an introduction half the page would be empty. */
function formOf(section: Section): Head {
  return section.intro || section.note || contentBeside.includes(section.kind) ? 'beside' : 'above';
}

/** Whether a section can only have its heading beside: a strip of logos is one line, and a model stands below a heading. */
const isBesideAlways = (section: Section) =>
  section.kind === 'logo-strip' || ('picture' in section && section.picture !== undefined);

/** The one great figure of a page: the section that its content names, or else its first specimen; -1 where there is none. */
function greatFigure(sections: readonly Section[]): number {
  const named = sections.findIndex(({ head }) => head === 'inside');
  return named >= 0 ? named : sections.findIndex(({ kind }) => kind === 'figure');
}

/** How many of a list are so from its start on. */
function runOf<Entry>(list: readonly Entry[], isSo: (entry: Entry) => boolean): number {
  const end = list.findIndex((entry) => !isSo(entry));
  return end < 0 ? list.length : end;
}

/**
 * How the heading of each section of a page stands: as its content says, inside the great figure, or so that no three
 * alike follow each other. Sections without a heading of these forms have none.
 */
export function sectionHeads(sections: readonly Section[]): (Head | undefined)[] {
  const great = greatFigure(sections);
  const before: Head[] = [];
  return sections.map((section, at) => {
    if (!hasHead(section)) return undefined;
    const head = section.head ?? (at === great ? 'inside' : alternated(section, before, sections.slice(at + 1)));
    before.unshift(head);
    return head;
  });
}

/** The form that a section asks for, or the other one where that would be the third in a row, those that cannot change included. */
function alternated(section: Section, before: readonly Head[], after: readonly Section[]): Head {
  const form = formOf(section);
  if (isBesideAlways(section)) return form;
  const next = form === 'beside' ? runOf(after.filter(hasHead), isBesideAlways) : 0;
  const alike = runOf(before, (head) => head === form) + 1 + next;
  if (alike < 3) return form;
  return form === 'above' ? 'beside' : 'above';
}
