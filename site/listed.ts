import { personPath, vacancyPath } from '@/lib/addresses';
import { articleFile, articles, articlesOf } from './articles';
import { home, vacancyFile } from './home';
import { routes } from '@/content/routes';
import type { Block, SectionPage } from '@/lib/schemas/section-page';
import { detailPages, fileOf, pagesOf } from './pages';
import { people } from './people';
import { sectionPageFile, sectionPages } from './section-pages';

interface ListedPage {
  readonly path: string;
  /** The files that say what the page says. */
  readonly files: readonly string[];
}

const logos = 'content/logos.yaml';
const cardsOf = (family: Parameters<typeof pagesOf>[0]) => pagesOf(family).map(({ path }) => fileOf(path));

/** What a block shows beside its words in content/home.yaml: logos, and the cards of other pages. */
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

const filesOf = (page: SectionPage) => [
  sectionPageFile(page),
  'content/home.yaml',
  ...page.blocks.flatMap((block) => shownBy[block] ?? []),
];

/**
 * Every page that search engines may list, in the sitemap's order. The three pages without a
 * canonical link are listed too: they may be indexed, and the sitemap names the address that we want for them.
 * The alias of the integrations page is not: its canonical points to the real one.
 */
export const listedPages: readonly ListedPage[] = [
  { path: routes.home, files: ['content/home.yaml', ...homeBlocks.flatMap((block) => shownBy[block] ?? [])] },
  ...detailPages.filter(({ draft }) => !draft).map(({ path }) => ({ path, files: [fileOf(path)] })),
  ...Object.values(sectionPages)
    .filter((page) => page.indexed)
    .map((page) => ({ path: page.path, files: filesOf(page) })),
  ...home.careers.vacancies
    .filter(({ draft }) => !draft)
    .map((vacancy) => ({ path: vacancyPath(vacancy), files: [vacancyFile(vacancy)] })),
  ...people
    .filter(({ draft }) => !draft)
    .map((person) => ({ path: personPath(person), files: [`content/people/${person.id}.yaml`] })),
  { path: routes.notes, files: articlesOf('note').map(({ path }) => articleFile(path)) },
  ...articles
    .filter(({ draft, indexed }) => indexed && !draft)
    .map(({ path }) => ({ path, files: [articleFile(path)] })),
];
