import { readFile, writeFile } from 'node:fs/promises';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { constants } from '@/content/constants';
import { sourcesBelow } from './sources';

/** The icons that components name: a few, on nearly every page. Every page carries them once. */
const sprite = 'components/ui/sprite-icons.json';
/** The icons that content names: many, few of them on any one page. Pages carry their own. */
const drawings = 'components/ui/content-icons.json';

const icons: Record<string, { body: string }> = phosphor.icons;

/** Where an icon's name can stand: content files name it as a field, components as an attribute. */
const inContent = /\bicon: '([a-z-]+)'/g;
const inComponents = /<Icon\s+name=(?:"([a-z-]+)"|\{[^}]*\? '([a-z-]+)' : '([a-z-]+)'\})/g;

/**
 * Makes the sprite of the icons that components name, and the drawings of those that content names: regular
 * for lines, duotone for cards.
 *
 * @throws Error that names the file and the icon when Phosphor has none of that name
 */
export async function makeIcons(): Promise<void> {
  const symbols = await collect('components', '.tsx', inComponents, (name, file) => bodyOf(name, file));
  await writeFile(sprite, `${JSON.stringify(Object.fromEntries(symbols), null, 2)}\n`);

  const drawn = await collect('content', '.ts', inContent, (name, file) => ({
    [constants.iconSizes.line]: bodyOf(name, file),
    [constants.iconSizes.card]: bodyOf(`${name}-duotone`, file),
  }));
  await writeFile(drawings, `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
}

/** What `make` gives for every name that stands in the files of a folder, in the order of the names, each once. */
async function collect<T>(
  folder: string,
  extension: '.ts' | '.tsx',
  pattern: RegExp,
  make: (name: string, file: string) => T,
): Promise<[string, T][]> {
  const found = new Map<string, T>();
  for (const file of sourcesBelow(folder, extension)) {
    for (const [, ...names] of (await readFile(file, 'utf8')).matchAll(pattern)) {
      for (const name of names.filter(Boolean)) found.set(name, make(name, file));
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

function bodyOf(name: string, file: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`${file}: icon "${name.replace('-duotone', '')}": expected the name of a Phosphor icon`);
  return icon.body;
}
