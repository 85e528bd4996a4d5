import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings, shippedPackages, typeface } from './shipped';

const target = 'public/licenses.txt';
const logoSources = 'public/logos/SOURCES.md';
const rule = '='.repeat(80);

/**
 * Writes /licenses.txt: everything in the site that others made, with the texts that their licences ask to pass on.
 *
 * @throws Error that names the package when it has no licence text, or the logos' table is not as expected
 */
export async function makeLicences(): Promise<void> {
  const mit = (await licenceOf('react')).replace(/^Copyright.*$/m, '<copyright>');
  if (!mit.includes('<copyright>') || !mit.startsWith('MIT License'))
    throw new Error('react: expected the MIT licence with a copyright line.');
  const sections = [
    ['This site is built with the work of others. What stands below reaches your browser; each under its own licence.'],
    ...(await Promise.all(
      shippedPackages.map(async ({ name, does, folder = name }) => [
        `${name} ${await versionOf(folder)}`.trim(),
        `For: ${does}`,
        '',
        await licenceOf(folder),
      ]),
    )),
    [
      typeface.name,
      'For: the typeface, cut down to the characters that are used',
      '',
      await licenceOf(typeface.package),
    ],
    ...drawings.map(({ name, does, copyright }) => [name, `For: ${does}`, '', mit.replace('<copyright>', copyright)]),
    [
      'Logos',
      'All names and logos are trademarks of their owners; they say what is integrated or built with, and imply no',
      'partnership or endorsement. The licences cover the drawings. The text of the MIT licence and of the Apache License',
      '2.0 stands above; CC0-1.0 asks for nothing (https://creativecommons.org/publicdomain/zero/1.0/). The drawings were',
      'cropped, rounded and optimised.',
      '',
      ...(await logos()),
    ],
  ];
  await writeFile(target, sections.map((lines) => `${lines.join('\n').trim()}\n`).join(`\n${rule}\n\n`));
}

async function versionOf(folder: string): Promise<string> {
  const { version = '' } = JSON.parse(await readFile(join('node_modules', folder, 'package.json'), 'utf8')) as {
    version?: string;
  };
  return version;
}

async function licenceOf(folder: string): Promise<string> {
  const place = join('node_modules', folder);
  const file = (await readdir(place)).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  if (!file) throw new Error(`${place}: expected a file LICENSE, whose text has to be passed on.`);
  return (await readFile(join(place, file), 'utf8')).replaceAll('\r\n', '\n').trim();
}

/** The logos' table, a line each: name, package and licence. */
async function logos(): Promise<string[]> {
  const rows = (await readFile(logoSources, 'utf8')).split('\n').filter((line) => /^\| (?!id |---)/.test(line));
  if (rows.length === 0) throw new Error(`${logoSources}: expected a table of the logos.`);
  return rows.map((row) => {
    const [id, name, source, icon, licence] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    if (!id || !licence) throw new Error(`${logoSources}: expected id, name, package, icon and licence in "${row}".`);
    return `${name}: ${source}, ${icon} (${licence})`;
  });
}
