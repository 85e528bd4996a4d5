import { company } from '@/content/company';
import { notesWords, personWords, vacancyWords } from '@/content/article-words';
import type { Seo } from '@/lib/schema';
import type { Person } from '@/lib/schemas/people';
import type { Vacancy } from '@/lib/schemas/home';

/** What the list of notes says to search engines. */
export const notesSeo: Seo = { ...notesWords.seo, keywords: [...notesWords.seo.keywords] };

/** What a person's page says to search engines, made from the person. */
export function personSeo({ name, role }: Person): Seo {
  return {
    pageName: personWords.pageName(name, role),
    description: personWords.description(name, role, company.brand),
    keywords: [name, role, `${name} ${company.brand}`],
    canonical: true,
  };
}

/** What a vacancy's page says to search engines, made from the vacancy. */
export function vacancySeo({ role, skills, experience }: Vacancy): Seo {
  return {
    pageName: vacancyWords.pageName(role, company.city),
    description: vacancyWords.description(role, company.city, skills, experience),
    keywords: [role, skills, `${role} ${company.city}`],
    canonical: true,
  };
}
