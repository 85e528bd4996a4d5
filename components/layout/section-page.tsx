import { Block } from '@/components/sections/block';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import type { SectionPage as Page } from '@/content/section-pages';
import { FloatingContact } from './floating-contact';
import { PageBanner } from './page-banner';

/** A section of the home page as a page in its own right (decisions, row 6). */
export function SectionPage({ page }: { page: Page }) {
  const crumbs = [
    { name: ui.home, path: routes.home },
    { name: page.name, path: page.path },
  ];
  return (
    <>
      <PageBanner crumbs={crumbs} title={page.title} />
      <p className="measure text-lead max-w-text section-page-lead">{page.lead}</p>
      {page.blocks.map((block, index) => (
        <Block key={block} block={block} headless={index === 0} />
      ))}
      {!page.blocks.includes('contact') && <FloatingContact />}
    </>
  );
}
