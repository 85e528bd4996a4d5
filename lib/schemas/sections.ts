import { z } from 'zod';
import { benefits } from './sections/benefits';
import { brief } from './sections/brief';
import { cards } from './sections/cards';
import { code } from './sections/code';
import { figureSection } from './sections/figure-section';
import { integrations } from './sections/integrations';
import { logoGroups } from './sections/logo-groups';
import { logoStrip } from './sections/logo-strip';
import { people } from './sections/people';
import { pointLists } from './sections/point-lists';
import { prose } from './sections/prose';
import { questions } from './sections/questions';
import { quote } from './sections/quote';
import { rows } from './sections/rows';
import { steps } from './sections/steps';
import { table } from './sections/table';
import { techstack } from './sections/techstack';

/** The sections of a page, distinguished by their `kind`, which chooses the component (section-renderer.tsx). */
export const sectionSchema = z.discriminatedUnion('kind', [
  benefits,
  brief,
  cards,
  code,
  figureSection,
  integrations,
  logoGroups,
  logoStrip,
  people,
  pointLists,
  prose,
  questions,
  quote,
  rows,
  steps,
  table,
  techstack,
]);

export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
