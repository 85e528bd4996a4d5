import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { builtSite } from './lib/built-site';
import { main } from './lib/main';
import { reportAgainst } from './report/against';
import { checkSite } from './report/checks';
import { editorialFindings } from './report/editorial';
import { factFindings } from './report/facts';
import { readSite, type SiteFacts } from './report/read-site';
import { reportPage } from './report/report-page';
import { rowOf } from './report/row';
import { wordingFindings } from './report/wording';
import { home } from '@/site/home';
import { detailPages } from '@/site/pages';
import { sectionPages } from '@/site/section-pages';

/**
 * `npm run report`: what search engines and link previews see of the exported site, read from its HTML. Writes
 * report/index.html and report/report.json, prints what was found, and exits with 1 when there is an error.
 *
 * `npm run report -- --against https://www.example.com`: what a deploy of the build would change there (report/against.ts).
 */
const target = 'report';

/** Every page with the words of its content file. */
const writtenPages = [
  { route: '/', content: home },
  ...[...detailPages, ...Object.values(sectionPages)].map((page) => ({ route: page.path, content: page })),
];

/** @throws Error that names an option that there is not */
function hostToCompare(): string | undefined {
  try {
    return parseArgs({ options: { against: { type: 'string' } } }).values.against;
  } catch (error) {
    const usage = 'Known is --against with the address of a host, such as --against https://www.example.com.';
    const [what] = (error as Error).message.split('. ');
    throw new Error(`${what}. ${usage}`, { cause: error });
  }
}

await main(async () => {
  const against = hostToCompare();
  const folder = builtSite();
  if (against !== undefined) {
    if (!(await reportAgainst(against, folder, target))) process.exitCode = 1;
    return;
  }
  const site = await readSite(folder);
  const today = new Date().toISOString().slice(0, 10);
  const findings = [
    ...checkSite(site, today),
    ...editorialFindings(),
    ...factFindings(),
    ...wordingFindings(writtenPages),
  ];
  const rows = site.pages.map((page) => rowOf(page, findings));

  await mkdir(target, { recursive: true });
  const css = await readFile(path.join(import.meta.dirname, 'report/report.css'), 'utf8');
  const pictures = await smallPictures(site, folder);
  await writeFile(path.join(target, 'index.html'), reportPage({ site, rows, findings, today, css, pictures }));
  const pages = site.pages.map((page, at) => ({ ...page, text: undefined, ...rows[at] }));
  const json = { base: site.base, checked: today, preview: site.preview, findings, pages };
  await writeFile(path.join(target, 'report.json'), `${JSON.stringify(json, null, 2)}\n`);

  console.table(Object.fromEntries(site.pages.map((page, at) => [page.route, rows[at]])));
  for (const { level, route, subject, text, where } of findings.filter((one) => one.level !== 'deliberate'))
    console.log(`${level}  ${route}  ${subject}: ${text}${where ? ` Change ${where}.` : ''}`);
  const count = (level: string) => findings.filter((one) => one.level === level).length;
  console.log(
    `${pages.length} pages, ${count('error')} errors, ${count('notice')} notices. To read and to pass on: ${target}/index.html`,
  );
  if (count('error') > 0) process.exitCode = 1;
});

/** The social pictures, small enough to travel inside the page, by their path in the export. */
async function smallPictures(site: SiteFacts, folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Set(site.pages.flatMap((page) => page.picture?.file ?? []));
  const pictures = [...files].map(async (file) => {
    const small = await sharp(path.join(folder, file)).resize({ width: 600 }).webp({ quality: 72 }).toBuffer();
    return [file, `data:image/webp;base64,${small.toString('base64')}`] as const;
  });
  return new Map(await Promise.all(pictures));
}
