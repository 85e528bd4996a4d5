import type { z } from 'zod';
import { detailPageSources } from '@/content/pages';
import { routes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { detailPageFields, parentOf } from '@/lib/schemas/detail-page';
import type { NewPage } from './template';

type Family = NewPage['family'];

/** A question of `npm run new-page`: its option, and what is wrong with an answer, as a sentence. */
export interface Question {
  readonly option: keyof NewPage;
  readonly ask: (given: Partial<NewPage>) => string;
  /** The answer as it is used: an address may be given by its last part, a search with capitals. */
  readonly read?: (answer: string, given: Partial<NewPage>) => string;
  readonly fault: (answer: string, given: Partial<NewPage>) => string | undefined;
}

const { family, name, search } = detailPageFields.shape;

/** The questions in the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    option: 'family',
    ask: () => 'Which family: solution (under What we do), service (under Our services) or integration?',
    read: (answer) => answer.toLowerCase(),
    fault: (answer) => faultOf(family, answer),
  },
  {
    option: 'address',
    ask: (given) => `Its address: what comes after ${parentOf[given.family as Family]}/`,
    read: (answer, given) => (answer.startsWith('/') ? answer : `${parentOf[given.family as Family]}/${answer}`),
    fault: (answer, given) => addressFault(answer, parentOf[given.family as Family]),
  },
  {
    option: 'name',
    ask: () => 'Its name in menus, cards and the breadcrumb',
    fault: (answer) =>
      faultOf(name, answer) ??
      (isTaken(answer, 'name') ? 'is the name of another page. Expected one of its own.' : undefined),
  },
  {
    option: 'search',
    ask: () => 'A search that should end on it, such as “data migration services”',
    read: (answer) => answer.toLowerCase(),
    fault: (answer) =>
      faultOf(search, answer) ??
      (isTaken(answer, 'search') ? 'ends on another page. Expected one of its own.' : undefined),
  },
];

function faultOf(schema: z.ZodType, answer: string): string | undefined {
  const result = checkContent(schema, answer);
  return 'data' in result ? undefined : result.problems[0]?.sentence;
}

function addressFault(address: string, parent: string): string | undefined {
  const last = address.slice(parent.length + 1);
  if (!address.startsWith(`${parent}/`)) return `is “${address}”. Expected an address directly below ${parent}/.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(last))
    return `ends in “${last}”. Expected lower-case words with hyphens, such as “data-migration”.`;
  const taken = Object.values<string>(routes).includes(address);
  return taken ? `is “${address}”, the address of another page. Expected one of its own.` : undefined;
}

function isTaken(answer: string, field: 'name' | 'search'): boolean {
  return Object.values(detailPageSources).some((page) => page[field].toLowerCase() === answer.toLowerCase());
}
