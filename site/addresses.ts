import { articleSources } from '@/content/articles';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import { articles } from './articles';
import { home, vacancyPath } from './home';
import { detailPages } from './pages';
import { people, personPath } from './people';

const shown = new Set<string>([...articles, ...detailPages].map(({ path }) => path));
const hidden = new Set<string>(
  [...Object.values(articleSources), ...Object.values(detailPageSources)]
    .map(({ path }) => path)
    .filter((path) => !shown.has(path)),
);

/** Every address that the site has a page for: those of content/routes.ts without hidden drafts, the vacancies' and the people's. */
export const addresses: readonly string[] = [
  ...Object.values(routes).filter((route) => !hidden.has(route)),
  ...home.careers.vacancies.map(vacancyPath),
  ...people.map(personPath),
];
