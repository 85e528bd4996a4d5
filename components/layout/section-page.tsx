import { Block } from '@/components/sections/block';
import { Closing } from '@/components/sections/closing';
import { Sections } from '@/components/sections/section-renderer';
import { StructuredData } from '@/components/ui/structured-data';
import { breadcrumbOf } from '@/site/breadcrumb';
import type { SectionPage as Page } from '@/lib/schemas/section-page';
import { sectionGraph } from '@/site/structured-data';
import { FloatingContact } from './floating-contact';
import { SectionBanner } from './section-banner';

/** A section of the home page as a page in its own right: first screen, the section, what more there is to say. */
export function SectionPage({ page }: { page: Page }) {
  return (
    <>
      <SectionBanner crumbs={breadcrumbOf({ family: 'section', ...page })} {...page} />
      {page.blocks.map((block, index) => (
        <Block key={block} block={block} hiddenHeading={index === 0} />
      ))}
      <Sections sections={page.sections} />
      {page.closing && page.action && <Closing {...page.closing} action={page.action.label} href={page.action.href} />}
      <FloatingContact />
      <StructuredData graph={sectionGraph(page)} />
    </>
  );
}
