import { z } from 'zod';
import { allRoutes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { textOf } from '@/lib/fields';
import { articleFields, articleFolders } from '@/lib/schemas/article';
import { detailPageFields, type DetailPage } from '@/lib/schemas/detail-page';
import { reservedAddresses } from '../content/reserved';
import { parentOf, writtenDetailPages } from '@/site/pages';
import type { NewArticle } from './write';

/** The essentials of a new page; `address` is the full path, such as "/our-services/data-migration". */
export type NewPage = Readonly<Pick<DetailPage, 'family' | 'name' | 'search'> & { address: string }>;

const fields = detailPageFields.shape;
const typed = z.string().trim();

/** What "npm run new-page" can make: a page that offers something, something written, or a vacancy. */
export type Made = NewPage | NewArticle | { readonly family: 'vacancy'; readonly name: string };

const families = ['solution', 'service', 'integration', 'note', 'case', 'page', 'vacancy'] as const;
type Option = 'family' | 'address' | 'name' | 'search';
type Options = Partial<Record<Option, string>>;
/** Takes an option, or asks for it until the answer fits. */
type Answer = <T>(option: Option, question: string, schema: z.ZodType<T>, text?: string) => Promise<T>;

/**
 * Takes the essentials of a new page from options, and asks for those that are missing or invalid.
 * @param ask prompts on the terminal; undefined without one
 * @throws Error that names the missing or invalid option when there is no terminal
 */
export async function askForPage(options: Options, ask?: (question: string) => Promise<string>): Promise<Made> {
  const answer: Answer = async (option, question, schema, text = options[option]) => {
    const given = text ?? (await ask?.(`${question}\n> `));
    if (given === undefined) throw new Error(`--${option} is missing: ${question}`);
    const result = checkContent(schema, given);
    if ('data' in result) return result.data;
    const sentence = result.problems[0]?.sentence;
    if (!ask) throw new Error(`--${option} ${sentence}`);
    return answer(option, question, schema, await ask(`That ${sentence}\n\n${question}\n> `));
  };

  const family = await answer(
    'family',
    'Which family: solution (under What we do), service (under Our services), integration, note, case, page (of its own, such as the landing page of a campaign) or vacancy?',
    typed.toLowerCase().pipe(z.enum(families)),
  );
  switch (family) {
    case 'vacancy':
      return { family, name: await answer('name', 'The role', typed.pipe(textOf(3, 60))) };
    case 'note':
    case 'case':
    case 'page':
      return {
        family,
        address: await addressBelow(answer, articleFolders[family].slice(0, -1)),
        name: await answer('name', 'Its name in lists and the breadcrumb', typed.pipe(articleFields.shape.name)),
      };
    default:
      return askForDetailPage(family, answer);
  }
}

function addressBelow(answer: Answer, parent: string): Promise<string> {
  return answer(
    'address',
    `Its address: what comes after ${parent}/`,
    typed
      .transform((text) => (text.startsWith('/') ? text : `${parent}/${text}`))
      .refine(
        (text) => new RegExp(`^${parent}/[a-z][a-z0-9]*(-[a-z0-9]+)*$`).test(text),
        `expected lower-case words with hyphens directly below ${parent}/, such as “${parent}/data-migration”`,
      )
      .refine((text) => !allRoutes.includes(text), 'is the address of another page. Expected one of its own')
      .refine((text) => !reservedAddresses().includes(text), 'is where the site has something else. Expected another'),
  );
}

async function askForDetailPage(family: NewPage['family'], answer: Answer): Promise<NewPage> {
  const address = await addressBelow(answer, parentOf[family]);
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
  const taken = Object.values(writtenDetailPages).map((page) => page[field].toLowerCase());
  return (words) => !taken.includes(words.toLowerCase());
}
