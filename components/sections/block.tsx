import { home } from '@/site/home';
import { pagesOf } from '@/site/pages';
import type { Block as BlockName } from '@/lib/schemas/section-page';
import { Careers } from './careers';
import { Contact } from './contact';
import { IntegrationList } from './integration-list';
import { OurServices } from './our-services';
import { Partners } from './partners';
import { SiteMap } from './site-map';
import { Street } from './street';
import { Techstack } from './techstack';
import { TechstackAccordion } from './techstack-accordion';
import { WhatWeDo } from './what-we-do';
import { WhoWeAre } from './who-we-are';

/** What the home page says between its hero and its form; on paper each block fills a sheet. */
export const homeBlocks = [
  'whoWeAre',
  'whatWeDo',
  'ourServices',
  'street',
  'partners',
  'techstack',
  'careers',
] as const;

/** One block of the home page, by its name; `hiddenHeading` where a page's h1 already says what it is. */
export function Block({ block, hiddenHeading = false }: { block: BlockName; hiddenHeading?: boolean }) {
  switch (block) {
    case 'whoWeAre':
      return <WhoWeAre content={home.whoWeAre} facts={home.facts} hiddenHeading={hiddenHeading} />;
    case 'whatWeDo':
      return <WhatWeDo content={home.whatWeDo} pages={pagesOf('solution')} hiddenHeading={hiddenHeading} />;
    case 'street':
      return <Street />;
    case 'integrations':
      return <IntegrationList />;
    case 'ourServices':
      return <OurServices content={home.ourServices} pages={pagesOf('service')} hiddenHeading={hiddenHeading} />;
    case 'partners':
      return <Partners content={home.partners} />;
    case 'techstack':
      return <TechstackAccordion content={home.techstack} hiddenHeading={hiddenHeading} />;
    case 'techstackTabs':
      return <Techstack section={{ kind: 'techstack', id: 'by-layer', ground: 'mist', ...home.techstack.byLayer }} />;
    case 'careers':
      return <Careers content={home.careers} />;
    case 'contact':
      return <Contact content={home.contact} hiddenHeading={hiddenHeading} />;
    case 'sitemap':
      return <SiteMap />;
  }
}
