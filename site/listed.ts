import { routes } from '@/content/routes';
import type { Block, SectionPage } from '@/lib/schemas/section-page';
import { articleFile, articlesOf } from './articles';
import { familyPages } from './families';
import { fileOf, pagesOf } from './pages';

interface ListedPage {
  readonly path: string;
  /** The content files from which the page is made. */
  readonly files: readonly string[];
}

const logos = 'content/logos.yaml';
const cardsOf = (family: Parameters<typeof pagesOf>[0]) => pagesOf(family).map(({ path }) => fileOf(path));

/** The files whose content a block shows beside its own words: logos, and the cards of other pages. */
const shownBy: Readonly<Partial<Record<Block, readonly string[]>>> = {
  whatWeDo: cardsOf('solution'),
  street: ['content/street.yaml'],
  integrations: cardsOf('integration'),
  ourServices: cardsOf('service'),
  partners: [logos],
  techstack: [logos],
  techstackTabs: ['content/techstack.yaml', logos],
  contact: ['content/company.yaml'],
};

/** The blocks of the home page that show more than its own words. */
const homeBlocks = ['whatWeDo', 'street', 'ourServices', 'partners', 'techstack', 'contact'] as const;

const shownOn = ({ blocks }: SectionPage) => ['content/home.yaml', ...blocks.flatMap((block) => shownBy[block] ?? [])];

/**
 * Every page that search engines may list, in the sitemap's order. The three pages without a
 * canonical link are listed too: they may be indexed, and the sitemap names the address that we want for them.
 * The alias of the integrations page is not: its canonical points to the real one.
 */
export const listedPages: readonly ListedPage[] = [
  { path: routes.home, files: ['content/home.yaml', ...homeBlocks.flatMap((block) => shownBy[block] ?? [])] },
  { path: routes.street, files: ['content/street.yaml'] },
  { path: routes.notes, files: articlesOf('note').map(({ path }) => articleFile(path)) },
  ...familyPages
    .filter(({ draft, indexed = true }) => indexed && !draft)
    .map((page) => ({
      path: page.path,
      files: [page.file, ...(page.folder === 'section-pages' ? shownOn(page.content) : [])],
    })),
];
