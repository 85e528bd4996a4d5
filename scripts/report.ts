import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { tabIcon } from '@/content/mark';
import { detailPages } from '@/content/pages';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import type { Embedded } from './report/page-section';
import { proseOf, proseTable } from './report/prose';
import { readSite } from './report/read-site';
import { reportPage } from './report/report-page';
import { checkSite } from './report/site-checks';
import { rowOf, terminalTable } from './report/table';
import type { SiteFacts } from './report/types';

/**
 * `npm run report`: what search engines and link previews see of the exported site, read from its HTML. Writes
 * report/index.html and report/report.json, prints a table, and exits with 1 when there is an error.
 * `npm run report -- folder` reads another export than out/.
 */
const target = 'report';

async function report(folder: string): Promise<void> {
  const site = await readSite(folder);
  const today = new Date().toISOString().slice(0, 10);
  const findings = checkSite(site, today);
  const rows = site.pages.map((page) => rowOf(page, site, findings));

  await mkdir(target, { recursive: true });
  const css = await stylesheet();
  await writeFile(
    path.join(target, 'index.html'),
    reportPage({ site, rows, findings, today }, css, await embed(folder, site)),
  );
  const pages = site.pages.map((page, at) => ({ ...page, text: undefined, ...rows[at] }));
  const prose = proseRows();
  const json = { base: site.base, checked: today, preview: site.preview, findings, pages, prose };
  await writeFile(path.join(target, 'report.json'), `${JSON.stringify(json, null, 2)}\n`);

  const errors = findings.filter((one) => one.level === 'error').length;
  const notices = findings.filter((one) => one.level === 'notice').length;
  console.log(`${terminalTable(rows, findings)}\n\n${proseTable(prose)}`);
  console.log(
    `\n${site.pages.length} pages, ${errors} errors, ${notices} notices. To read and to pass on: ${target}/index.html`,
  );
  if (errors) process.exitCode = 1;
}

/** The prose of the home page and of each detail page, then of all together. */
function proseRows() {
  const pages = [
    { route: routes.home, content: home },
    ...detailPages.map((page) => ({ route: page.path, content: page })),
  ];
  const counted = pages.map(({ route, content }) => ({ route: route as string, ...proseOf(content) }));
  return [...counted, { route: 'all of them', ...proseOf(pages.map(({ content }) => content)) }];
}

/** The report's stylesheet with the site's font inside. */
async function stylesheet(): Promise<string> {
  const css = await readFile(path.join(import.meta.dirname, 'report', 'report.css'), 'utf8');
  const font = await readFile('app/fonts/hanken-grotesk.woff2', 'base64');
  return `@font-face{font-family:site;font-weight:400 700;src:url(data:font/woff2;base64,${font})}\n${css}`;
}

/** The site's icon and its social pictures, small enough to travel inside the page. */
async function embed(folder: string, site: SiteFacts): Promise<Embedded> {
  const files = new Set(site.pages.flatMap((page) => page.picture?.file ?? []));
  const pictures = await Promise.all(
    [...files].map(async (file) => {
      const small = await sharp(path.join(folder, file)).resize({ width: 600 }).webp({ quality: 72 }).toBuffer();
      return [file, `data:image/webp;base64,${small.toString('base64')}`] as const;
    }),
  );
  return { icon: tabIcon(), pictures: new Map(pictures) };
}

try {
  await report(process.argv[2] ?? 'out');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
