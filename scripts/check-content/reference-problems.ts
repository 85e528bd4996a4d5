import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldName, nearest } from '@/lib/content-problems';
import { sourcesBelow } from '../lib/files';
import type { Exports } from './check';
import type { FieldProblem } from './schema-problems';

/** What content names outside itself and the other way round: files, icons, and what the code takes from content. */
export function referenceProblems(root: string, contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  // Searched and not parsed: the list is long, and nearly always the icon is in it.
  const phosphor = readFileSync(join(root, 'node_modules/@iconify-json/ph/icons.json'), 'latin1');
  const hasFile = (address: string) => existsSync(join(root, 'public', address));
  // The lists of pages hold what the pages' own files hold.
  const files = [...contents].filter(([file]) => !/\/(section-)?pages\.ts$/.test(file));
  const named = files.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([constant, value]) => {
      const problemOf = (field: string, text: string) =>
        file === 'content/logos.ts' ? fileProblem(field, text, hasFile) : iconProblem(field, text, phosphor);
      return leaves(value).flatMap(([path, leaf]): FieldProblem[] => {
        const sentence = problemOf(String(path.at(-1)), leaf);
        return sentence ? [{ file, constant, path, field: fieldName(path), sentence }] : [];
      });
    }),
  );
  return [...named, ...missingNames(root, contents)];
}

function fileProblem(field: string, value: string, hasFile: (address: string) => boolean): string | undefined {
  if (!['file', 'mono'].includes(field) || hasFile(value)) return undefined;
  return `is “${value}”, and there is no such file in public/. Put it there, or correct the name.`;
}

function iconProblem(field: string, value: string, phosphor: string): string | undefined {
  if (field !== 'icon' || phosphor.includes(`"${value}-duotone"`)) return undefined;
  const { icons } = JSON.parse(phosphor) as { icons: object };
  const names = Object.keys(icons).filter((name) => !/-(bold|duotone|fill|light|thin)$/.test(name));
  const meant = nearest(value, names);
  return `is “${value}”, and Phosphor has no icon of that name (https://phosphoricons.com).${meant ? ` Did you mean “${meant}”?` : ''}`;
}

/** What the code takes from content by name: who takes one of these away cannot see from content that it is needed. */
const taken = [
  ['content/routes.ts', 'routes', 'an address'],
  ['content/routes.ts', 'anchors', 'an anchor'],
  ['content/palette.ts', 'palette', 'a colour'],
  ['content/palette.ts', 'materials', 'a colour'],
] as const;

/** Names that the code needs, and content does not have any more. */
function missingNames(root: string, contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  const sources = ['app', 'components', 'lib', 'scripts', 'site'].flatMap((folder) =>
    (['.ts', '.tsx'] as const).flatMap((extension) => sourcesBelow(join(root, folder), extension)),
  );
  const problems = new Map<string, FieldProblem>();
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const [file, constant, what] of taken) {
      const values = contents.get(file)?.[constant] as Record<string, unknown> | undefined;
      const isTaken = new RegExp(`\\b${constant}\\b[^}]*\\} from '@/${file.slice(0, -'.ts'.length)}'`);
      if (!values || !isTaken.test(text)) continue;
      for (const [field, name = ''] of text.matchAll(new RegExp(`(?<![\\w./])${constant}\\.(\\w+)`, 'g'))) {
        if (name in values || problems.has(field)) continue;
        const sentence = `is missing: ${what} that the site’s own code uses (${source.slice(root.length + 1)}). Put it back, or ask an engineer to take it out there.`;
        problems.set(field, { file, constant, path: [], field, sentence });
      }
    }
  }
  return [...problems.values()];
}

/** Every text in a value, with the way to it. */
function leaves(
  value: unknown,
  path: readonly PropertyKey[] = [],
): (readonly [path: readonly PropertyKey[], text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((one, at) => [at, one] as const) : Object.entries(value);
  return entries.flatMap(([name, one]) => leaves(one, [...path, name]));
}
