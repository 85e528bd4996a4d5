import { allRoutes } from '@/content/routes';
import { personPath, vacancyPath } from '@/lib/addresses';
import { articles, writtenArticles } from './articles';
import { home } from './home';
import { detailPages, writtenDetailPages } from './pages';
import { people } from './people';

const shown = new Set<string>([...articles, ...detailPages].map(({ path }) => path));
const hidden = new Set<string>(
  [...Object.values(writtenArticles), ...Object.values(writtenDetailPages)]
    .map(({ path }) => path)
    .filter((path) => !shown.has(path)),
);

/** Every address that the site has a page for: those in content/ without hidden drafts, the vacancies' and the people's. */
export const addresses: readonly string[] = [
  ...allRoutes.filter((address) => !hidden.has(address)),
  ...home.careers.vacancies.map(vacancyPath),
  ...people.map(personPath),
];
