import { Block, homeBlocks } from '@/components/sections/block';
import { Facts } from '@/components/sections/facts';
import { Intro } from '@/components/sections/intro';
import { Related } from '@/components/sections/related';
import { SectionRenderer } from '@/components/sections/section-renderer';
import { Icon } from '@/components/ui/icon';
import { home } from '@/content/home';
import { printWords } from '@/content/interface';
import { detailPageAt } from '@/content/pages';
import type { PrintPage as Page } from '@/content/print';
import { routes } from '@/content/routes';
import { sectionPages } from '@/content/section-pages';
import { assetUrl } from '@/lib/site';
import { BrochureLink } from '../ui/brochure-link';
import { PrintContact } from './print-contact';
import { PrintCover } from './print-cover';
import { PrintSlides } from './print-slides';

/**
 * A page laid out for paper: the same content through the same sections, on sheets; the logo as text, no menus,
 * no form. Nothing on it needs a script.
 */
export function PrintPage({ page }: { page: Page }) {
  return (
    <div className="print-page" data-screens={page.source === routes.home || undefined} data-ground="sand">
      <header className="print-bar text-small">
        <a
          href={assetUrl(page.source)}
          className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          <Icon name="arrow-left" />
          {printWords.webPage}
        </a>
        <BrochureLink source={page.source} />
      </header>
      <main id="main">
        {page.source === routes.home ? (
          <PrintHome page={page} />
        ) : (
          <>
            <PrintCover page={page} />
            <article className="print-sheet print-text">
              <PrintBody page={page} />
            </article>
          </>
        )}
        <PrintContact />
      </main>
    </div>
  );
}

/** What a page says below its h1. */
function PrintBody({ page }: { page: Page }) {
  if (page.source === routes.techstack) {
    return sectionPages.techstack.blocks.map((block) => <Block key={block} block={block} />);
  }
  const detail = detailPageAt(page.source);
  const { sections, related } = detail;
  return (
    <>
      <Intro page={detail} />
      {sections.map((section) => (
        <SectionRenderer key={section.title} section={section} />
      ))}
      <Related related={related} />
    </>
  );
}

/** The home page's sections, one to a full screen and one to a sheet of paper. */
function PrintHome({ page }: { page: Page }) {
  return (
    <>
      <PrintCover page={page}>
        <Facts facts={home.facts} />
      </PrintCover>
      <div className="print-sheet print-screen">
        <PrintSlides />
      </div>
      {homeBlocks.map((block) => (
        <div key={block} className="print-sheet print-screen">
          <Block block={block} />
        </div>
      ))}
    </>
  );
}
