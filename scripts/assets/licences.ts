import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inlineScriptEntries } from '@/components/enhancements/inline-script';
import { codeTypeface, typeface } from './font';

const target = 'public/licenses.txt';
const logoSources = 'public/logos/SOURCES.md';
const rule = '='.repeat(80);

/** The modules whose code, with all that they import, reaches a visitor's browser. */
const entryPoints = [...Object.values(inlineScriptEntries), 'components/islands/runtime/hydrate.tsx'];

/** Drawings that are part of the site's files, under the MIT licence; the copyright lines of their LICENSE files. */
const drawings = [
  { name: 'Phosphor Icons (icons)', copyright: 'Copyright (c) 2022 Phosphor Icons' },
  { name: 'Devicon (logos of technologies)', copyright: 'Copyright (c) 2015 konpa' },
  { name: 'svgl-react (logos)', copyright: 'Copyright (c) 2025 Yen Cheng Lin' },
];

/**
 * Writes /licenses.txt: everything in the site that others made, with the texts that their licences ask to pass on.
 * @throws Error that names the package when it has no licence text
 */
export async function makeLicences(): Promise<void> {
  const mit = (await licenceOf('react', 'MIT License')).replace(/^Copyright.*$/m, '<copyright>');
  // Two of the logos are under it; sharp itself is no part of the site.
  const apache = await licenceOf('sharp', 'Apache License');
  const packages = [...(await shippedPackages()), typeface, codeTypeface];
  const sections = [
    'This site is built with the work of others. What stands below reaches your browser; each under its own licence.',
    ...(await Promise.all(packages.map(async (name) => `${name}\n\n${await licenceOf(name)}`))),
    ...drawings.map(({ name, copyright }) => `${name}\n\n${mit.replace('<copyright>', copyright)}`),
    apache,
    await readFile(logoSources, 'utf8'),
  ];
  await writeFile(target, sections.map((section) => `${section.trim()}\n`).join(`\n${rule}\n\n`));
}

/** The packages whose code is in the scripts of the site, as the bundler finds them. */
export async function shippedPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const names = Object.keys(metafile.inputs).flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** The text of a package's licence. @throws Error where there is none, or it does not begin as expected */
async function licenceOf(name: string, beginning = ''): Promise<string> {
  const folder = join('node_modules', name);
  const file = (await readdir(folder)).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  const text = file ? (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim() : '';
  if (text.startsWith(beginning) && text) return text;
  throw new Error(`${folder}: expected a file LICENSE, whose text has to be passed on: ${beginning || 'any'}.`);
}
