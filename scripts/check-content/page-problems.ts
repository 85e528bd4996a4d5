import { basename } from 'node:path';
import type { Contents, Exports, FieldProblem } from './problem';

/** What two pages must not have in common, and what to call it: search engines and readers tell pages apart by it. */
const ownWords: readonly (readonly [name: string, path: readonly string[]])[] = [
  ['address', ['path']],
  ['title', ['seo', 'pageName']],
  ['description', ['seo', 'description']],
  ['heading of the page (h1)', ['header', 'title']],
  ['heading of the page (h1)', ['hero', 'title']],
  ['heading of the page (h1)', ['title']],
  ['closing question', ['closing', 'question']],
  ['search', ['search']],
  ['name', ['name']],
];

/** Where pages say the same and must not: told of the later file, with the name of the other. */
export function samenessProblems(contents: Contents): FieldProblem[] {
  const said = new Map<string, string>();
  const pages = [...contents].filter(([file]) => file === 'content/home.ts' || /\/(section-)?pages\//.test(file));
  return pages.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([constant, page]) =>
      ownWords.flatMap(([name, path]) => {
        const words = path.reduce<unknown>((part, field) => (part as Exports | undefined)?.[field], page);
        if (typeof words !== 'string') return [];
        const key = `${name}: ${words.toLowerCase()}`;
        const other = said.get(key) ?? file;
        said.set(key, other);
        if (other === file) return [];
        const sentence = `is the same ${name} as in ${other}: “${words}”. Expected one of its own.`;
        return [{ file, path: [constant, ...path], sentence }];
      }),
    ),
  );
}

const list = 'content/pages.ts';

/** Pages that are no line of content/pages.ts, or stand there under another file's name. */
export function registryProblems(contents: Contents): FieldProblem[] {
  const registry = (contents.get(list)?.detailPageSources ?? {}) as Exports;
  const pages = [...contents].filter(([file]) => file.startsWith('content/pages/'));
  return pages.flatMap(([file, exports]) => {
    const name = basename(file, '.ts');
    const [[exported, page] = ['', undefined]] = Object.entries(exports);
    if (registry[name] === page) return [];
    const key = Object.keys(registry).find((one) => registry[one] === page);
    if (key) {
      const sentence = `is the page of ${file}. Expected the file’s name: '${name}'.`;
      return [{ file: list, path: ['detailPageSources', key], sentence }];
    }
    const sentence = `is a page that ${list} does not name, so it is on no menu and nobody can open it. Add its import and the line '${name}': ${exported}, there; if the file is a copy, take it out of content/pages/.`;
    return [{ file, path: [exported], sentence }];
  });
}
