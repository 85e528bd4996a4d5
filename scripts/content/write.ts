import { existsSync, rmSync } from 'node:fs';
import type { Company } from '@/lib/schemas/company';
import type { Samples } from '@/lib/schemas/samples';
import { writeIfChanged } from '@/lib/write-if-changed';
import { filesBelow } from '../lib/files';
import { folders, type Folder } from './collections';
import { sampleWords } from './facts';
import { addressesIn, entriesOf, routesIn } from './pages';
import type { Contents } from './problem';

/** The folder of the checked content as JSON; content/*.ts give it its types. */
const target = 'generated/content';

/** The generated files, by name, each with the content that it holds. */
export function jsonOf(contents: Contents): ReadonlyMap<string, unknown> {
  const isEntry = (name: string) => Object.keys(folders).some((folder) => name.startsWith(`${folder}/`));
  const { logos, partners } = contents.get('logos') as { logos: { id: string }[]; partners: string[] };
  return new Map([
    ...[...contents].filter(([name]) => !isEntry(name)),
    ...(Object.keys(folders) as Folder[]).map((folder): [string, unknown] => [
      folder,
      Object.fromEntries(entriesOf(contents, folder)),
    ]),
    ['logos', { logos: Object.fromEntries(logos.map(({ id, ...logo }) => [id, logo])), partners }],
    ['samples', sampleWords(contents.get('company') as Company, contents.get('samples') as Samples)],
    ['routes', routesIn(contents)],
    ['addresses', addressesIn(contents)],
  ]);
}

/** Writes checked content for everything that imports it. Files that stay as they are keep their date. */
export function writeContent(contents: Contents): void {
  const written = jsonOf(contents);
  const stale = existsSync(target) ? filesBelow(target, '.json').filter((file) => !written.has(file.slice(0, -5))) : [];
  for (const file of stale) rmSync(`${target}/${file}`);
  for (const [name, data] of written) {
    writeIfChanged(`${target}/${name}.json`, `${JSON.stringify(data, null, 1)}\n`);
  }
}
