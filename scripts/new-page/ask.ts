import { z } from 'zod';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { detailPageFields, parentOf } from '@/lib/schemas/detail-page';
import type { NewPage } from './template';

/** Who answers the questions that no option has answered. */
export interface Terminal {
  question(text: string): Promise<string>;
  say(text: string): void;
}

const { family, name, search } = detailPageFields.shape;
const typed = z.string().trim();

/** The questions in the order in which they are asked, and what answers they take: an address also by its last part. */
const questions = {
  family: {
    ask: () => 'Which family: solution (under What we do), service (under Our services) or integration?',
    answer: () => typed.toLowerCase().pipe(family),
  },
  address: {
    ask: (parent: string) => `Its address: what comes after ${parent}/`,
    answer: (parent: string) =>
      typed
        .transform((text) => (text.startsWith('/') ? text : `${parent}/${text}`))
        .refine((text) => text.startsWith(`${parent}/`), `expected an address directly below ${parent}/`)
        .refine(
          (text) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text.slice(parent.length + 1)),
          'expected lower-case words with hyphens, such as “data-migration”',
        )
        .refine(
          (text) => !Object.values<string>(routes).includes(text),
          'is the address of another page. Expected one of its own',
        ),
  },
  name: {
    ask: () => 'Its name in menus, cards and the breadcrumb',
    answer: () =>
      typed.pipe(name).refine((text) => isOwn('name', text), 'is the name of another page. Expected one of its own'),
  },
  search: {
    ask: () => 'A search that should end on it, such as “data migration services”',
    answer: () =>
      typed
        .toLowerCase()
        .pipe(search)
        .refine((text) => isOwn('search', text), 'ends on another page. Expected one of its own'),
  },
} as const;

function isOwn(field: 'name' | 'search', answer: string): boolean {
  return !Object.values(detailPageSources).some((page) => page[field].toLowerCase() === answer.toLowerCase());
}

/**
 * Collects what a page needs first: from the options, and from the terminal what they leave open or have wrong.
 * @param terminal nothing where nobody can be asked
 * @throws Error without a terminal, that names the option that is missing or wrong
 */
export async function askForPage(
  options: Partial<Record<keyof NewPage, string>>,
  terminal: Terminal | undefined,
): Promise<NewPage> {
  const given: Partial<NewPage> = {};
  for (const [option, { ask, answer }] of Object.entries(questions)) {
    const parent = given.family ? parentOf[given.family] : '';
    let text = options[option as keyof NewPage];
    while (!(option in given)) {
      if (text === undefined && !terminal) throw new Error(`--${option} is missing: ${ask(parent)}`);
      text ??= await terminal?.question(`${ask(parent)}\n> `);
      const result = checkContent(answer(parent), text);
      if ('data' in result) Object.assign(given, { [option]: result.data });
      else if (!terminal) throw new Error(`--${option} ${result.problems[0]?.sentence}`);
      else terminal.say(`That ${result.problems[0]?.sentence}\n`);
      text = undefined;
    }
  }
  return given as NewPage;
}
