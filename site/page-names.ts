import { personPath, vacancyPath } from '@/lib/addresses';
import { aboutSlug } from '@/site/enquiry-href';
import { articles, articlesOf } from './articles';
import { home } from './home';
import { detailPages } from './pages';
import { people } from './people';
import { sectionPages } from './section-pages';

/** The names of the pages that an enquiry can be about, by their slugs (`aboutSlug`), as `URLSearchParams` reads them. */
export function pageNames(): string {
  const vacancies = home.careers.vacancies.map((vacancy) => ({ path: vacancyPath(vacancy), name: vacancy.role }));
  const named = people.map((person) => ({ path: personPath(person), name: person.name }));
  return new URLSearchParams(
    [...detailPages, ...articlesOf('page'), ...vacancies, ...named].map(({ path, name }) => [aboutSlug(path), name]),
  ).toString();
}

/**
 * The name of a page, as menus and lists have it.
 * @throws Error when there is no page at this address
 */
export function pageNameOf(path: string): string {
  const page = [...detailPages, ...Object.values(sectionPages), ...articles].find((one) => one.path === path);
  if (!page) throw new Error(`No page has the address ${path}`);
  return page.name;
}
