import { z } from 'zod';
import { benefits } from './benefits/schema';
import { brief } from './brief/schema';
import { cards } from './cards/schema';
import { components } from './components/schema';
import { figureSection } from './figure-section/schema';
import { integrations } from './integrations/schema';
import { logoGroups } from './logo-groups/schema';
import { logoStrip } from './logo-strip/schema';
import { people } from './people/schema';
import { prose } from './prose/schema';
import { questions } from './questions/schema';
import { quote } from './quote/schema';
import { rows } from './rows/schema';
import { steps } from './steps/schema';
import { table } from './table/schema';
import { techstack } from './techstack/schema';

/** The sections of a page, distinguished by their `kind`, which chooses the component (section-renderer.tsx). */
export const sectionSchema = z.discriminatedUnion('kind', [
  benefits,
  brief,
  cards,
  components,
  figureSection,
  integrations,
  logoGroups,
  logoStrip,
  people,
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
