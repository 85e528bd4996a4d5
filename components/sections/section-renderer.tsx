import type { ReactElement } from 'react';
import { DraftMark } from '@/components/ui/draft-mark';
import type { Section } from './schema';
import { Benefits } from './benefits';
import { Brief } from './brief';
import { Cards } from './cards';
import { Components } from './components';
import { FigureSection } from './figure-section';
import { Integrations } from './integrations';
import { LogoGroups } from './logo-groups';
import { LogoStrip } from './logo-strip';
import { People } from './people';
import { Prose } from './prose';
import { Questions } from './questions';
import { Quote } from './quote';
import { Rows } from './rows';
import { Steps } from './steps';
import { Table } from './table';
import { Techstack } from './techstack';
import type { Citation } from '@/lib/schema';

interface SectionRendererProps {
  section: Section;
  /** What the page's statements about others rest on; its questions end with it. */
  sources?: readonly Citation[];
}

/** One entry of a page's section list, marked where it is a draft. */
export function SectionRenderer({ section, sources }: SectionRendererProps) {
  return (
    <>
      <DraftMark draft={section.draft} />
      <SectionOfKind section={section} sources={sources} />
    </>
  );
}

/** Turns a section into its component. A kind without one does not compile. */
function SectionOfKind({ section, sources }: SectionRendererProps): ReactElement {
  switch (section.kind) {
    case 'brief':
      return <Brief section={section} />;
    case 'rows':
      return <Rows section={section} />;
    case 'cards':
      return <Cards section={section} />;
    case 'benefits':
      return <Benefits section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'integrations':
      return <Integrations section={section} />;
    case 'logo-groups':
      return <LogoGroups section={section} />;
    case 'logo-strip':
      return <LogoStrip section={section} />;
    case 'techstack':
      return <Techstack section={section} />;
    case 'components':
      return <Components section={section} />;
    case 'people':
      return <People section={section} />;
    case 'quote':
      return <Quote section={section} />;
    case 'prose':
      return <Prose section={section} />;
    case 'table':
      return <Table section={section} />;
    case 'figure':
      return <FigureSection section={section} />;
    case 'questions':
      return <Questions section={section} sources={sources} />;
    default:
      return section satisfies never;
  }
}
