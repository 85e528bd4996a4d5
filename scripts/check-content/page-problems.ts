import { basename } from 'node:path';
import type { Contents, Exports, FieldProblem } from './problem';

/** Fields that must be unique, with their names for editors: search engines and readers tell pages apart by them. */
const uniqueFields: readonly (readonly [name: string, path: readonly string[]])[] = [
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

/** Reports unique fields that repeat those of an earlier page. */
export function duplicateProblems(contents: Contents): FieldProblem[] {
  const files = new Map<string, string>();
  const pages = [...contents].filter(
    ([file]) => file === 'content/home.ts' || /\/(articles|pages|section-pages)\//.test(file),
  );
  return pages.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([constant, page]) =>
      uniqueFields.flatMap(([name, path]) => {
        const words = path.reduce<unknown>((part, field) => (part as Exports | undefined)?.[field], page);
        if (typeof words !== 'string') return [];
        const key = `${name}: ${words.toLowerCase()}`;
        const other = files.get(key) ?? file;
        files.set(key, other);
        if (other === file) return [];
        const sentence = `is the same ${name} as in ${other}: “${words}”. Expected one of its own.`;
        return [{ file, path: [constant, ...path], sentence }];
      }),
    ),
  );
}

/** The lists of pages: each is a file that exports the pages of a folder by the names of their files. */
const lists = [
  { list: 'content/pages.ts', registryName: 'detailPageSources', folder: 'content/pages/' },
  { list: 'content/articles.ts', registryName: 'articleSources', folder: 'content/articles/' },
] as const;

/** Reports pages that their list does not name, or names like another file. */
export function registryProblems(contents: Contents): FieldProblem[] {
  return lists.flatMap((one) => problemsOf(contents, one));
}

function problemsOf(contents: Contents, { list, registryName, folder }: (typeof lists)[number]): FieldProblem[] {
  const registry = (contents.get(list)?.[registryName] ?? {}) as Exports;
  const pages = [...contents].filter(([file]) => file.startsWith(folder));
  return pages.flatMap(([file, exports]) => {
    const name = basename(file, '.ts');
    const [[exported, page] = ['', undefined]] = Object.entries(exports);
    if (registry[name] === page) return [];
    const key = Object.keys(registry).find((one) => registry[one] === page);
    if (key) {
      const sentence = `is the page of ${file}. Expected the file’s name: '${name}'.`;
      return [{ file: list, path: [registryName, key], sentence }];
    }
    const sentence = `is a page that ${list} does not list, so no menu links to it and nobody can open it. Import it there and add the line '${name}': ${exported}, or, if the file is a copy, move it out of ${folder}.`;
    return [{ file, path: [exported], sentence }];
  });
}
