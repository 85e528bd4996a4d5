import { readFile } from 'node:fs/promises';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { writeIfChanged } from '@/lib/write-if-changed';
import { sourcesBelow } from '../lib/files';

const icons: Record<string, { body: string }> = phosphor.icons;

/**
 * Collects the icons that components name, as line drawings, and those that content names, in two tones; each is inlined
 * where it is used.
 * @throws Error that names the file and the icon when Phosphor has none of that name
 */
export async function makeIcons(): Promise<void> {
  const inComponents = /<Icon\s+name="([a-z-]+)"/g;
  await collect('components/ui/component-icons.json', sourcesBelow('components', '.tsx'), inComponents, pathOf);
  const inContent = /\bicon: ([a-z-]+)$/gm;
  await collect('components/ui/content-icons.json', sourcesBelow('content', '.yaml'), inContent, (name, file) =>
    withoutFill(bodyOf(`${name}-duotone`, file)),
  );
}

/** Writes the result of `make` for every icon name matched in the files, sorted by name. */
async function collect(
  target: string,
  files: readonly string[],
  pattern: RegExp,
  make: (name: string, file: string) => string,
): Promise<void> {
  const made: Record<string, string> = {};
  for (const file of files) {
    for (const [, ...names] of (await readFile(file, 'utf8')).matchAll(pattern)) {
      for (const name of names.filter(Boolean)) made[name] = make(name, file);
    }
  }
  const sorted = Object.entries(made).sort(([left], [right]) => (left < right ? -1 : 1));
  writeIfChanged(target, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * The SVG content of a Phosphor icon, for a 256 × 256 view box; `file` is where it is named.
 * @throws Error that names the file and the icon when Phosphor has none of that name
 */
export function bodyOf(name: string, file: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`${file}: icon "${name.replace('-duotone', '')}": expected the name of a Phosphor icon`);
  return icon.body;
}

/** The path of an icon that is one line drawing: its `d`, which an island may set where the policy lets it set no HTML. */
function pathOf(name: string, file: string): string {
  const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(bodyOf(name, file)) ?? [];
  if (!path) throw new Error(`${file}: icon "${name}" has more than one path; choose another`);
  return path;
}

/** Removes the fill, so that the icon inherits it from the containing element. */
function withoutFill(body: string): string {
  return body.replace(/^<g fill="currentColor">(.*)<\/g>$/, '$1').replaceAll(' fill="currentColor"', '');
}
