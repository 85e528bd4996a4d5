import data from '@/generated/content/home.json' with { type: 'json' };
import writtenVacancies from '@/generated/content/vacancies.json' with { type: 'json' };
import type { Home } from '@/lib/schemas/home';
import type { Vacancy } from '@/lib/schemas/vacancy';
import { visible } from './visible';

const vacancies: readonly Vacancy[] = Object.entries(writtenVacancies).map(([id, written]) => ({
  id,
  ...(written as Omit<Vacancy, 'id'>),
}));

/** The home page (content/home.yaml) with the vacancies that are shown (content/vacancies), in the order of content/order.yaml. */
export const home: Home = {
  ...(data as Omit<Home, 'careers'>),
  careers: { ...data.careers, vacancies: visible(vacancies) },
};

/** The content file of a vacancy. */
export function vacancyFile({ id }: Pick<Vacancy, 'id'>): string {
  return `content/vacancies/${id}.yaml`;
}
