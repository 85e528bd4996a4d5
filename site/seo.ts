import { company } from '@/content/company';
import { personWords, vacancyWords } from '@/content/interface';
import { fill } from '@/lib/fill';
import type { Seo } from '@/lib/schemas/parts';
import type { Person } from '@/lib/schemas/people';
import type { Vacancy } from '@/lib/schemas/home';

/** The metadata of a person’s page. */
export function personSeo({ name, role }: Person): Seo {
  return {
    pageName: fill(personWords.pageName, { name, role: role.toLowerCase() }),
    description: fill(personWords.description, { name, role }),
    keywords: [name, role, `${name} ${company.brand}`],
    canonical: true,
  };
}

/** The metadata of a vacancy’s page. */
export function vacancySeo({ role, skills, experience }: Vacancy): Seo {
  return {
    pageName: fill(vacancyWords.pageName, { role: role.toLowerCase() }),
    description: fill(vacancyWords.description, { role, skills, experience }),
    keywords: [role, skills, `${role} ${company.city}`],
    canonical: true,
  };
}
