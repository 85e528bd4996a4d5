import { Block } from '@/components/sections/block';
import { Intro } from '@/components/sections/intro';
import { SectionRenderer } from '@/components/sections/section-renderer';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { printWords } from '@/content/interface';
import { detailPageAt } from '@/content/pages';
import type { PrintPage as Page } from '@/content/print';
import { routes } from '@/content/routes';
import { sectionPages } from '@/content/section-pages';

/** A page laid out for paper: the same content through the same sections, the logo as text, no menus, no form. */
export function PrintPage({ page }: { page: Page }) {
  return (
    <div className="print-page">
      <header className="measure print-header">
        <p className="text-heading-3 font-semibold">{company.brand}</p>
      </header>
      <main id="main">
        <PrintBody page={page} />
        <section className="section" aria-label={home.contact.title}>
          <p className="measure text-lead">
            {printWords.contactLine} <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </section>
      </main>
    </div>
  );
}

function PrintBody({ page }: { page: Page }) {
  if (page.source === routes.home) return <PrintHome />;
  if (page.source === routes.techstack) {
    return (
      <>
        <h1 className="measure text-heading-1">{sectionPages.techstack.title}</h1>
        {sectionPages.techstack.blocks.map((block) => (
          <Block key={block} block={block} />
        ))}
      </>
    );
  }
  const { header, sections } = detailPageAt(page.source);
  return (
    <>
      <h1 className="measure text-heading-1">{header.title}</h1>
      <Intro header={header} source={page.source} />
      {sections.map((section) => (
        <SectionRenderer key={section.title} section={section} />
      ))}
    </>
  );
}

/** The home page's sections, one to a full screen. */
function PrintHome() {
  return (
    <>
      <h1 className="measure text-heading-1">{home.hero.title}</h1>
      {(['facts', 'whoWeAre', 'whatWeDo', 'ourServices', 'partners', 'techstack', 'careers'] as const).map((block) => (
        <div key={block} className="print-screen">
          <Block block={block} />
        </div>
      ))}
    </>
  );
}
