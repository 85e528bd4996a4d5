import { home as source } from '@/content/home';
import { parseContent } from '@/lib/parse-content';
import { homeSchema, type Home, type Vacancy } from '@/lib/schemas/home';
import { visible } from './visible';

const checked = parseContent('content/home.ts', homeSchema, source);

/** The home page with the vacancies that are shown, checked. @throws Error that names the field and what was expected */
export const home: Home = {
  ...checked,
  careers: { ...checked.careers, vacancies: visible(checked.careers.vacancies) },
};

/** The address of a vacancy's own page. */
export function vacancyPath({ id }: Pick<Vacancy, 'id'>): string {
  return `/careers/${id}`;
}
