import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@/lib/content-problems';
import { sourcesBelow } from '../lib/files';
import { problemAt, type Contents, type Exports, type Problem } from './problem';

/** What content names outside itself and the other way round: files, icons, and what the code takes from content. */
export function referenceProblems(root: string, contents: Contents): Problem[] {
  // Searched and not parsed: the list is long, and nearly always the icon is in it.
  const phosphor = readFileSync(join(root, 'node_modules/@iconify-json/ph/icons.json'), 'latin1');
  const hasFile = (address: string) => existsSync(join(root, 'public', address));
  // The lists of pages hold what the pages' own files hold.
  const files = [...contents].filter(([file]) => !/\/(section-)?pages\.ts$/.test(file));
  const named = files.flatMap(([file, exports]) =>
    leaves(exports).flatMap(([[constant, ...path], text]) => {
      const field = path.at(-1);
      const isMissing = file === 'content/logos.ts' && (field === 'file' || field === 'mono') && !hasFile(text);
      if (isMissing) {
        const sentence = `is “${text}”, and there is no such file in public/. Put it there, or correct the name.`;
        return [problemAt(file, String(constant), path, sentence)];
      }
      if (field !== 'icon' || phosphor.includes(`"${text}-duotone"`)) return [];
      const sentence = `is “${text}”, and Phosphor has no icon of that name (https://phosphoricons.com).`;
      return [problemAt(file, String(constant), path, sentence + iconMeant(text, phosphor))];
    }),
  );
  return [...named, ...missingNames(root, contents)];
}

function iconMeant(name: string, phosphor: string): string {
  const { icons } = JSON.parse(phosphor) as { icons: object };
  const meant = nearest(
    name,
    Object.keys(icons).filter((one) => !/-(bold|duotone|fill|light|thin)$/.test(one)),
  );
  return meant ? ` Did you mean “${meant}”?` : '';
}

/** What the code takes from content by name: who takes one of these away cannot see from content that it is needed. */
const taken = [
  ['content/routes.ts', 'routes', 'an address'],
  ['content/routes.ts', 'anchors', 'an anchor'],
  ['content/palette.ts', 'palette', 'a colour'],
  ['content/palette.ts', 'materials', 'a colour'],
] as const;

/** Names that the code needs, and content does not have any more. */
function missingNames(root: string, contents: Contents): Problem[] {
  const sources = ['app', 'components', 'lib', 'scripts', 'site'].flatMap((folder) =>
    (['.ts', '.tsx'] as const).flatMap((extension) => sourcesBelow(join(root, folder), extension)),
  );
  const problems = new Map<string, Problem>();
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const [file, constant, what] of taken) {
      const values = contents.get(file)?.[constant] as Exports | undefined;
      const isTaken = new RegExp(`\\b${constant}\\b[^}]*\\} from '@/${file.slice(0, -'.ts'.length)}'`);
      if (!values || !isTaken.test(text)) continue;
      for (const [field, name = ''] of text.matchAll(new RegExp(`(?<![\\w./])${constant}\\.(\\w+)`, 'g'))) {
        if (name in values || problems.has(field)) continue;
        const sentence = `is missing: ${what} that the site’s own code uses (${source.slice(root.length + 1)}). Put it back, or ask an engineer to take it out there.`;
        problems.set(field, problemAt(file, constant, [], sentence, field));
      }
    }
  }
  return [...problems.values()];
}

/** Every text in a value, with the way to it. */
function leaves(value: unknown, path: readonly PropertyKey[] = []): [path: readonly PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, one]) => leaves(one, [...path, isList ? Number(name) : name]));
}
