import { Block, homeBlocks } from '@/components/sections/block';
import { Facts } from '@/components/sections/facts';
import { Intro } from '@/components/sections/intro';
import { Sections } from '@/components/sections/section-renderer';
import { BrochureLink } from '@/components/ui/brochure-link';
import { home } from '@/site/home';
import type { Section } from '@/lib/schemas/sections';
import { printWords } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import type { PrintPage as Page } from '@/content/print';
import { routes } from '@/content/routes';
import { sectionPages } from '@/site/section-pages';
import { assetUrl } from '@/site/urls';
import { PrintBack } from './back';
import { PrintCover } from './cover';
import styles from './print-page.module.css';
import { PrintSlides } from './slides';
import { PrintStreet } from './street';

/**
 * A page laid out for paper: the same content through the same sections, on sheets; the logo as text, no menus,
 * no form. Nothing on it needs a script.
 */
export function PrintPage({ page }: { page: Page }) {
  const isHome = page.source === routes.home;
  return (
    <div className={styles.page} data-ground="sand">
      <header
        data-ground="night"
        className={`flex flex-wrap items-center justify-between gap-x-8 bg-transparent py-3 text-small lg:justify-end print:hidden ${styles.toolbar}`}
      >
        <a
          href={assetUrl(page.source)}
          className="arrow-back inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          {printWords.webPage}
        </a>
        <BrochureLink source={page.source} />
      </header>
      <main id="main" className="p-0">
        {isHome ? (
          <PrintHome page={page} />
        ) : (
          <>
            <PrintCover page={page} />
            <div data-print-sheet="text" className={`${styles.sheet} ${styles.body}`}>
              <PrintBody page={page} />
            </div>
          </>
        )}
        <PrintBack page={page} fillsScreen={isHome} />
      </main>
    </div>
  );
}

function PrintBody({ page }: { page: Page }) {
  if (page.source === routes.techstack) {
    return sectionPages.techstack.blocks.map((block) => <Block key={block} block={block} />);
  }
  const detail = detailPageAt(page.source);
  return (
    <>
      <Intro page={detail} />
      <Sections sections={detail.sections.map(inOneColumn)} />
    </>
  );
}

/** A sheet has no room for two sections in a row. */
const inOneColumn = (section: Section): Section =>
  section.head === 'half' ? { ...section, head: undefined } : section;

const screen = `${styles.sheet} ${styles.screen}`;

/** On paper these share a sheet with what is before them. */
const joining = new Set<string>(['whoWeAre', 'partners', 'careers']);

/** The home page's sections, one to a full screen; on paper some two to a sheet. */
function PrintHome({ page }: { page: Page }) {
  return (
    <>
      <PrintCover page={page} fillsScreen>
        <Facts facts={home.facts} />
      </PrintCover>
      <div data-print-sheet="screen" className={screen}>
        <PrintSlides />
      </div>
      {homeBlocks.map((block) => (
        <div
          key={block}
          data-print-sheet="screen"
          data-block={block}
          className={`${screen} ${joining.has(block) ? styles.joining : ''}`}
        >
          {block === 'street' ? <PrintStreet /> : <Block block={block} />}
        </div>
      ))}
    </>
  );
}
