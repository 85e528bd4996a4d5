import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { materials, palette } from '@/content/palette';
import { anchors, routes } from '@/content/routes';
import { nearest } from '@/lib/content-problems';
import { sourcesBelow } from '../lib/files';
import { lineAt, type Problem } from './problem';

const icons = Object.keys(phosphor.icons).flatMap((name) => /^(.+)-duotone$/.exec(name)?.[1] ?? []);

/** Reports icons and logo files that a content file names but that do not exist. */
export function drawingProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(/\b(icon|file|mono)\s*:\s*(['"`])(.*?)\2/g)].flatMap(({ 1: field, 3: name = '', index }) => {
    const fault = field === 'icon' ? iconFault(name) : fileFault(name);
    return fault ? [{ file, line: lineAt(text, index), sentence: `${field} is “${name}”, and ${fault}` }] : [];
  });
}

function iconFault(name: string): string | undefined {
  if (icons.includes(name)) return undefined;
  const meant = nearest(name, icons);
  const advice = meant ? ` Did you mean “${meant}”?` : '';
  return `Phosphor has no icon of that name (https://phosphoricons.com).${advice}`;
}

function fileFault(name: string): string | undefined {
  if (existsSync(join('public', name))) return undefined;
  return 'there is no such file in public/. Put it there, or correct the name.';
}

/** Constants whose fields code refers to by name, which nobody who removes one from content can see. */
const usedByCode = [
  ['content/routes', 'routes', routes],
  ['content/routes', 'anchors', anchors],
  ['content/palette', 'palette', palette],
  ['content/palette', 'materials', materials],
] as const;

/** Reports fields that code refers to but content no longer has. */
export function nameProblems(
  constants: readonly (readonly [module: string, constant: string, values: object])[] = usedByCode,
): Problem[] {
  const sources = ['app', 'components', 'lib', 'scripts', 'site'].flatMap((folder) => [
    ...sourcesBelow(folder, '.ts'),
    ...sourcesBelow(folder, '.tsx'),
  ]);
  const problems = new Map<string, Problem>();
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const [module, constant, values] of constants) {
      if (!new RegExp(`\\b${constant}\\b[^}]*\\} from '@/${module}'`).test(text)) continue;
      for (const [field, name = ''] of text.matchAll(new RegExp(`(?<![\\w./])${constant}\\.(\\w+)`, 'g'))) {
        if (name in values || problems.has(field)) continue;
        const sentence = `${field} is missing, but the site’s code uses it (${source}). Put it back, or ask an engineer to change the code.`;
        problems.set(field, { file: `${module}.ts`, sentence });
      }
    }
  }
  return [...problems.values()];
}
