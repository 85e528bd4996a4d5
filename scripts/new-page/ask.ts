import { z } from 'zod';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { detailPageFields, parentOf, type DetailPage } from '@/lib/schemas/detail-page';

/** The essentials of a new page; `address` is the full path, such as "/our-services/data-migration". */
export type NewPage = Readonly<Pick<DetailPage, 'family' | 'name' | 'search'> & { address: string }>;

const fields = detailPageFields.shape;
const typed = z.string().trim();

/**
 * Takes the essentials of a new page from options, and asks for those that are missing or invalid.
 * @param ask prompts on the terminal; undefined without one
 * @throws Error that names the missing or invalid option when there is no terminal
 */
export async function askForPage(
  options: Partial<Record<keyof NewPage, string>>,
  ask?: (question: string) => Promise<string>,
): Promise<NewPage> {
  async function answer<T>(
    option: keyof NewPage,
    question: string,
    schema: z.ZodType<T>,
    text = options[option],
  ): Promise<T> {
    const given = text ?? (await ask?.(`${question}\n> `));
    if (given === undefined) throw new Error(`--${option} is missing: ${question}`);
    const result = checkContent(schema, given);
    if ('data' in result) return result.data;
    const sentence = result.problems[0]?.sentence;
    if (!ask) throw new Error(`--${option} ${sentence}`);
    return answer(option, question, schema, await ask(`That ${sentence}\n\n${question}\n> `));
  }

  const family = await answer(
    'family',
    'Which family: solution (under What we do), service (under Our services) or integration?',
    typed.toLowerCase().pipe(fields.family),
  );
  const parent = parentOf[family];
  const address = await answer(
    'address',
    `Its address: what comes after ${parent}/`,
    typed
      .transform((text) => (text.startsWith('/') ? text : `${parent}/${text}`))
      .refine(
        (text) => new RegExp(`^${parent}/[a-z][a-z0-9]*(-[a-z0-9]+)*$`).test(text),
        `expected lower-case words with hyphens directly below ${parent}/, such as “${parent}/data-migration”`,
      )
      .refine(
        (text) => !Object.values<string>(routes).includes(text),
        'is the address of another page. Expected one of its own',
      ),
  );
  const name = await answer(
    'name',
    'Its name in menus, cards and the breadcrumb',
    typed.pipe(fields.name).refine(isUnique('name'), 'is the name of another page. Expected one of its own'),
  );
  const search = await answer(
    'search',
    'A search that should end on it, such as “data migration services”',
    typed.toLowerCase().pipe(fields.search).refine(isUnique('search'), 'ends on another page. Expected one of its own'),
  );
  return { family, address, name, search };
}

/** Returns a check that no page has the same words in a field, ignoring case. */
function isUnique(field: 'name' | 'search'): (words: string) => boolean {
  const taken = Object.values(detailPageSources).map((page) => page[field].toLowerCase());
  return (words) => !taken.includes(words.toLowerCase());
}
