import { Block } from '@/components/sections/block';
import { sectionBreadcrumb } from '@/lib/breadcrumb';
import type { SectionPage as Page } from '@/content/section-pages';
import { sectionGraph } from '@/lib/structured-data';
import { FloatingContact } from './floating-contact';
import { PageBanner } from './page-banner';
import { StructuredData } from '../ui/structured-data';

/** A section of the home page as a page in its own right (decisions, row 6). */
export function SectionPage({ page }: { page: Page }) {
  return (
    <>
      <PageBanner crumbs={sectionBreadcrumb(page)} title={page.title} lead={page.lead} picture={page.picture} />
      {page.blocks.map((block, index) => (
        <Block key={block} block={block} headless={index === 0} />
      ))}
      {!page.blocks.includes('contact') && <FloatingContact />}
      <StructuredData graph={sectionGraph(page)} />
    </>
  );
}
