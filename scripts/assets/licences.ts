import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inlineScriptEntries } from '@/components/enhancements/inline-script';
import { writeIfChanged } from '@/lib/write-if-changed';
import { typeface } from '../lib/text-font';
import { codeTypeface } from './font';

const target = 'public/licenses.txt';
const logoSources = 'public/logos/SOURCES.md';
const rule = '='.repeat(80);

/** The modules that ship to the browser, together with everything they import. */
const entryPoints = [
  ...Object.values(inlineScriptEntries),
  'components/islands/runtime/registry.ts',
  'packages/next-documents/runtime/hydrate.tsx',
];

/** MIT-licensed artwork that is copied into the site, with the copyright lines of its LICENSE files. */
const drawings = [
  { name: 'Phosphor Icons (icons)', copyright: 'Copyright (c) 2022 Phosphor Icons' },
  { name: 'Devicon (logos of technologies)', copyright: 'Copyright (c) 2015 konpa' },
  { name: 'svgl-react (logos)', copyright: 'Copyright (c) 2025 Yen Cheng Lin' },
];

/**
 * Writes /licenses.txt: all third-party work in the site, with the notices that the licences require.
 * @throws Error that names the package when it has no licence text
 */
export async function makeLicences(): Promise<void> {
  const mit = (await licenceOf('react', 'MIT License')).replace(/^Copyright.*$/m, '<copyright>');
  // Two of the logos are under Apache-2.0; sharp is only where its text is taken from.
  const apache = await licenceOf('sharp', 'Apache License');
  const packages = [...(await shippedPackages()), typeface, codeTypeface];
  const sections = [
    'This site is built with the work of others. What stands below reaches your browser; each under its own licence.',
    ...(await Promise.all(packages.map(async (name) => `${name}\n\n${await licenceOf(name)}`))),
    ...drawings.map(({ name, copyright }) => `${name}\n\n${mit.replace('<copyright>', copyright)}`),
    apache,
    await readFile(logoSources, 'utf8'),
  ];
  writeIfChanged(target, sections.map((section) => `${section.trim()}\n`).join(`\n${rule}\n\n`));
}

/** The npm packages bundled into the site's scripts, according to esbuild's metafile; sorted. */
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

/** Reads a package's licence text. @throws Error when it is missing or does not begin with `beginning` */
async function licenceOf(name: string, beginning = ''): Promise<string> {
  const folder = join('node_modules', name);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim() : '';
  if (text.startsWith(beginning) && text) return text;
  throw new Error(`${folder}: expected a LICENSE file, whose text must be passed on: ${beginning || 'any'}.`);
}
