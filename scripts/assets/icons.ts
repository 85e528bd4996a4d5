import { readFile, writeFile } from 'node:fs/promises';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { constants } from '@/content/constants';
import { sourcesBelow } from '../lib/files';

const icons: Record<string, { body: string }> = phosphor.icons;

/**
 * Makes the sprite of the icons that components name, which every page carries once, and the drawings of those that
 * content names, of which each page carries its own: regular for lines, duotone for cards.
 * @throws Error that names the file and the icon when Phosphor has none of that name
 */
export async function makeIcons(): Promise<void> {
  const inComponents = /<Icon\s+name=(?:"([a-z-]+)"|\{[^}]*\? '([a-z-]+)' : '([a-z-]+)'\})/g;
  await collect('components/ui/sprite-icons.json', sourcesBelow('components', '.tsx'), inComponents, bodyOf);
  const inContent = /\bicon: '([a-z-]+)'/g;
  await collect('components/ui/content-icons.json', sourcesBelow('content', '.ts'), inContent, (name, file) => ({
    [constants.iconSizes.line]: uncoloured(bodyOf(name, file)),
    [constants.iconSizes.card]: uncoloured(bodyOf(`${name}-duotone`, file)),
  }));
}

/** Writes what `make` gives for every name that a pattern finds in the files, in the order of the names. */
async function collect(
  target: string,
  files: readonly string[],
  pattern: RegExp,
  make: (name: string, file: string) => unknown,
): Promise<void> {
  const found: Record<string, unknown> = {};
  for (const file of files) {
    for (const [, ...names] of (await readFile(file, 'utf8')).matchAll(pattern)) {
      for (const name of names.filter(Boolean)) found[name] = make(name, file);
    }
  }
  const sorted = Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(target, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * The drawing of a Phosphor icon, in a square of 256.
 * @throws Error that names the file and the icon when Phosphor has none of that name
 */
export function bodyOf(name: string, file: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`${file}: icon "${name.replace('-duotone', '')}": expected the name of a Phosphor icon`);
  return icon.body;
}

/** A drawing that takes its colour from the element that holds it. */
function uncoloured(body: string): string {
  return body.replace(/^<g fill="currentColor">(.*)<\/g>$/, '$1').replaceAll(' fill="currentColor"', '');
}
