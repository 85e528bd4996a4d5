import { undrawn } from '../lib/text-font';
import type { Contents, FieldProblem } from './problem';

/** The texts that social pictures show (site/social.ts), by the file or folder that they stand in. */
const shown: Readonly<Record<string, readonly (readonly string[])[]>> = {
  company: [['brand']],
  home: [['hero', 'title']],
  pages: [['name'], ['header', 'title']],
  articles: [['name'], ['title']],
  vacancies: [['role']],
};

/** Reports a title or name with letters that its social picture would leave out. */
export function letterProblems(contents: Contents): FieldProblem[] {
  return [...contents].flatMap(([name, data]) =>
    (shown[name.split('/')[0] ?? ''] ?? []).flatMap((path) => {
      const text = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
      const letters = typeof text === 'string' ? undrawn(text) : [];
      if (!letters.length) return [];
      const sentence = `has “${letters.join('')}”, which the page’s picture for social networks cannot show. Expected Latin letters, digits and punctuation.`;
      return [{ name, path: [...path], sentence }];
    }),
  );
}
