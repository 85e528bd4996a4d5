import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { formatContent } from '@/lib/format-content';
import { articleFolders, articleSchema, type Article } from '@/lib/schemas/article';
import { detailPageSchema } from '@/lib/schemas/detail-page';
import { vacancySchema } from '@/lib/schemas/vacancy';
import { routes } from '@/content/routes';
import { home } from '@/site/home';
import type { NewPage } from './ask';
import { sampleArticle, samplePage, sampleVacancy } from './samples';

/** The essentials of a new note, case or other page; `address` is the full path, such as "/notes/data-retention". */
export interface NewArticle {
  readonly family: Article['family'];
  readonly address: string;
  readonly name: string;
}

/** The text of each file that a new page needs, by its path. */
type Files = Readonly<Record<string, string>>;

/**
 * The content file of a new solution, service or integration.
 * @throws Error when there is one already
 */
export function pageFiles({ family, address, name, search }: NewPage): Files {
  const page = filledIn(samplePage, {
    'Sample search': search.charAt(0).toUpperCase() + search.slice(1),
    'sample search': search,
    'Sample name': name,
    'sample name': name.toLowerCase(),
  });
  return newFile(`content/pages/${slugOf(address)}.yaml`, detailPageSchema, { ...page, family, path: address });
}

/**
 * The content file of a new note, case or page.
 * @param today as YYYY-MM-DD
 * @throws Error when there is one already
 */
export function articleFiles({ family, address, name }: NewArticle, today: string): Files {
  const slug = address.slice(articleFolders[family].length);
  const article = filledIn(sampleArticle, {
    'Sample name: sample text': name.length < 10 ? `${name}: sample text` : name,
    'Sample name': name,
    'sample name': name.slice(0, 46).trim(),
  });
  const customer = family === 'case' ? { customer: 'Sample text' } : {};
  const action = family === 'page' ? { action: { label: 'Tell us what you need done', href: routes.contact } } : {};
  const data = { ...article, ...customer, ...action, family, path: address, published: today };
  return newFile(`content/articles/${slug}.yaml`, articleSchema, data);
}

/**
 * The content file of a new vacancy.
 * @param today as YYYY-MM-DD
 * @throws Error when there is one of the same name, or there are four already
 */
export function vacancyFiles(role: string, today: string): Files {
  const id = role
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-$/g, '');
  if (home.careers.vacancies.length >= 4)
    throw new Error('There are four vacancies, which is the most. Delete one first.');
  return newFile(`content/vacancies/${id}.yaml`, vacancySchema, { ...sampleVacancy, role, posted: today });
}

const slugOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

function newFile(file: string, schema: z.ZodType, data: unknown): Files {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  return { [file]: formatContent(schema, data) };
}

/** A sample with its placeholders replaced. */
function filledIn<Sample extends object>(sample: Sample, replacements: Readonly<Record<string, string>>): Sample {
  return JSON.parse(JSON.stringify(sample), (_, value: unknown) =>
    typeof value === 'string'
      ? Object.entries(replacements).reduce((text, [from, to]) => text.replaceAll(from, () => to), value)
      : value,
  ) as Sample;
}
