import { readFileSync } from 'node:fs';
import { home } from '@/content/home';
import { insertAfter, quotable } from './write';

/**
 * Returns the new text of content/home.ts, with a vacancy before the others, by its path.
 *
 * @param today as YYYY-MM-DD
 * @throws Error when there is one with the same id, or there are four already
 */
export function vacancyFilesOf(role: string, today: string): Readonly<Record<string, string>> {
  const file = 'content/home.ts';
  const id = role
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-$/g, '');
  const { vacancies } = home.careers;
  if (vacancies.some((one) => one.id === id)) throw new Error(`${file} has the vacancy “${id}” already.`);
  if (vacancies.length >= 4) throw new Error(`${file} has four vacancies, which is the most. Delete one first.`);
  const block = `      {
        id: '${id}',
        // Shown in development and previews alone. Delete this line to publish.
        draft: true,
        role: '${quotable(role)}',
        skills: 'Sample text',
        picture: {
          scene: 'vacancy-dotnet',
          alt: 'Two server cabinets, one open, and a database beside them',
        },
        experience: vacancyExperience,
        posted: '${today}',
        description: 'Sample text: what the person builds, for whom, and what makes it good work.',
        // What the person would do, on the vacancy's own page.
        duties: [
          'Sample text: the first thing that they do in an ordinary week.',
          'Sample text: the second thing that they do in an ordinary week.',
        ],
      },`;
  return { [file]: insertAfter(readFileSync(file, 'utf8'), '    vacancies: \\[', block) };
}
