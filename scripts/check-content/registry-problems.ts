import type { Exports } from './check';
import type { FieldProblem } from './schema-problems';

/** Pages that are no line of content/pages.ts, or stand there under another file's name; two pages with one address. */
export function registryProblems(contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  const strays = folderProblems(contents, 'content/pages', 'content/pages.ts', 'detailPageSources');
  // A copy of a file has its address as well.
  return strays.length ? strays : addressProblems(contents);
}

function folderProblems(
  contents: ReadonlyMap<string, Exports>,
  folder: string,
  file: string,
  constant: string,
): FieldProblem[] {
  const registry = contents.get(file)?.[constant] as Record<string, unknown>;
  const pages = [...contents].filter(([path]) => path.startsWith(`${folder}/`));
  return pages.flatMap(([path, exports]): FieldProblem[] => {
    const name = path.slice(folder.length + 1, -'.ts'.length);
    const [[exported = '', page] = []] = Object.entries(exports);
    if (registry[name] === page) return [];
    const key = Object.keys(registry).find((one) => registry[one] === page);
    if (key)
      return [
        {
          file,
          constant,
          path: [key],
          field: key,
          sentence: `is the page of ${path}. Expected the file’s name: '${name}'.`,
        },
      ];
    const [original] = pages.find(([other, one]) => other !== path && addressIn(one) === addressIn(exports)) ?? [];
    const sentence = original
      ? `has the address of ${original}, and ${file} does not name it: it looks like a copy. Take it out of ${folder}/.`
      : `is a page that ${file} does not name, so it is on no menu and nobody can open it. Add its import and the line '${name}': ${exported}, there.`;
    return [{ file: path, constant: exported, path: [], sentence }];
  });
}

function addressIn(exports: Exports): unknown {
  return (Object.values(exports)[0] as { path?: unknown } | undefined)?.path;
}

function addressProblems(contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  const first = new Map<unknown, string>();
  const pages = [...contents].filter(([file]) => /\/(section-)?pages\//.test(file));
  return pages.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([constant, page]): FieldProblem[] => {
      const address = (page as { path?: unknown }).path;
      const other = first.get(address);
      if (!other) first.set(address, file);
      if (!other) return [];
      return [
        {
          file,
          constant,
          path: ['path'],
          field: 'path',
          sentence: `is the address of ${other} already: “${String(address)}”. Expected one of its own.`,
        },
      ];
    }),
  );
}
