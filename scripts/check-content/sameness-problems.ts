import type { Exports } from './check';
import type { FieldProblem } from './schema-problems';

/** What two pages must not have in common, and what to call it: search engines and readers tell pages apart by it. */
const ownWords: readonly (readonly [name: string, path: readonly string[]])[] = [
  ['title', ['seo', 'pageName']],
  ['description', ['seo', 'description']],
  ['heading of the page (h1)', ['header', 'title']],
  ['heading of the page (h1)', ['hero', 'title']],
  ['heading of the page (h1)', ['title']],
  ['closing question', ['closing', 'question']],
  ['search', ['search']],
  ['name', ['name']],
];

/** What the same two pages say, and must not: told of the later file, with the name of the other. */
export function samenessProblems(contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  const said = new Map<string, string>();
  const pages = [...contents].filter(([file]) => file === 'content/home.ts' || /\/(section-)?pages\//.test(file));
  return pages.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([constant, page]) =>
      ownWords.flatMap(([name, path]) => {
        const words = valueAt(page, path);
        if (typeof words !== 'string') return [];
        const key = `${name}: ${words.toLowerCase()}`;
        const other = said.get(key);
        if (!other) said.set(key, file);
        if (!other || other === file) return [];
        return [
          {
            file,
            constant,
            path,
            field: path.join('.'),
            sentence: `is the same ${name} as in ${other}: “${words}”. Expected one of its own.`,
          },
        ];
      }),
    ),
  );
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}
