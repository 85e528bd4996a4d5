import { parseArgs } from 'node:util';
import { company } from '@/content/company';
import { builtSite } from './lib/built-site';
import { main } from './lib/main';
import { reportAgainst } from './report/against';
import { checkSite } from './report/checks';
import { contentNotices } from './report/content-notices';
import { wordsOf } from './report/finding';
import { readSite } from './report/read-site';
import { writeReport } from './report/report-document';
import { ReportPage, rowOf } from './report/report-page';

/**
 * `npm run report`: what search engines and link previews see of the exported site, read from its HTML. Writes
 * report/index.html and report/report.json, prints what was found, and exits with 1 when there is an error.
 *
 * `npm run report -- --against https://www.example.com`: what a deploy of the build would change there (report/against.ts).
 */
await main(async () => {
  const against = hostToCompare();
  const isSound = against === undefined ? await reportSite() : await reportAgainst(against, builtSite());
  if (!isSound) process.exitCode = 1;
});

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

/** @returns whether the site has no error */
async function reportSite(): Promise<boolean> {
  const site = await readSite(builtSite());
  const today = new Date().toISOString().slice(0, 10);
  const findings = [...checkSite(site, today), ...contentNotices()];
  const rows = site.pages.map((page) => rowOf(page, findings));
  const pages = site.pages.map((page, at) => {
    return { ...page, document: undefined, text: undefined, picture: page.picture?.file, ...rows[at] };
  });
  const count = (level: string) => findings.filter((one) => one.level === level).length;
  const summary = `${pages.length} pages, ${site.sitemap.length} of them in the sitemap: ${count('error')} errors, which stop the site from going out, and ${count('notice')} notices, for a person to judge.`;
  const file = writeReport({
    html: 'index.html',
    json: 'report.json',
    name: `How ${company.brand} is found and shared`,
    of: `${new URL(site.base || company.origin).host}, ${today}`,
    summary,
    children: ReportPage({ site, rows, findings }),
    data: { base: site.base, checked: today, preview: site.preview, findings, pages },
  });

  console.table(Object.fromEntries(site.pages.map((page, at) => [page.route, rows[at]])));
  for (const finding of findings.filter(({ level }) => level !== 'deliberate'))
    console.log(`${finding.level}  ${finding.route}  ${wordsOf(finding)}`);
  console.log(`${summary} To read and to pass on: ${file}`);
  return count('error') === 0;
}
