import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };

const target = 'public/icons.svg';
const icons: Record<string, { body: string }> = phosphor.icons;

/** Where an icon's name can stand: content files name it as a field, components as an attribute. */
const inContent = /\bicon: '([a-z-]+)'/g;
const inComponents = /<Icon\s+name=(?:"([a-z-]+)"|\{[^}]*\? '([a-z-]+)' : '([a-z-]+)'\})/g;

/**
 * Makes the sprite of the icons in use: regular at 24 px for those in components, duotone at 40 px for those in content.
 * @throws Error that names the file and the icon when Phosphor has none of that name
 */
export async function makeIcons(): Promise<void> {
  const symbols = new Map<string, string>();
  for (const file of await filesBelow('content', '.ts')) {
    for (const [, name] of (await readFile(file, 'utf8')).matchAll(inContent)) {
      symbols.set(`${name}-40`, bodyOf(`${name}-duotone`, file));
      symbols.set(`${name}`, bodyOf(`${name}`, file));
    }
  }
  for (const file of await filesBelow('components', '.tsx')) {
    for (const [, ...names] of (await readFile(file, 'utf8')).matchAll(inComponents)) {
      for (const name of names.filter(Boolean)) symbols.set(name, bodyOf(name, file));
    }
  }
  const lines = [...symbols].sort().map(([id, body]) => `<symbol id="${id}" viewBox="0 0 256 256">${body}</symbol>`);
  await writeFile(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`);
}

function bodyOf(name: string, file: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`${file}: icon "${name.replace('-duotone', '')}": expected the name of a Phosphor icon`);
  return icon.body;
}

async function filesBelow(folder: string, extension: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file))
    .sort();
}
