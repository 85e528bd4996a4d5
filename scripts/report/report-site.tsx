import { company } from '@/content/company';
import { brochureNotices } from './brochures';
import { checkSite } from './checks';
import { sentenceOf, type Finding } from './finding';
import { parentNotices } from './parents';
import type { ReadPage } from './read-page';
import { readSite } from './read-site';
import { Findings, Previews, Table, writeReport } from './report-document';

/**
 * Reports how search engines and link previews show every page: writes index.html and report.json, and prints a table
 * and the findings.
 * @param folder the built site
 * @returns whether there are no errors
 */
export async function reportSite(folder: string): Promise<boolean> {
  const site = await readSite(folder);
  const today = new Date().toISOString().slice(0, 10);
  const findings = [...checkSite(site), ...brochureNotices(), ...parentNotices()];
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  const [errors, notices] = [of('error'), of('notice')];
  const rows = site.pages.map((page) => rowOf(page, findings));
  const { host } = new URL(site.base || company.origin);
  const summary = `${site.pages.length} pages, ${site.sitemap.length} of them in the sitemap: ${errors.length} errors, which must be fixed before publishing, and ${notices.length} notices, for a person to judge.`;

  const children = (
    <>
      <h2>Errors and notices</h2>
      {errors.length + notices.length === 0 && <p>Nothing. Every page says what it should.</p>}
      <Findings findings={[...errors, ...notices]} />
      <h2>Every page at a glance</h2>
      <Table
        rows={site.pages.map(({ route }, index) => ({ page: <a href={`#${route}`}>{route}</a>, ...rows[index] }))}
      />
      <h2>Deliberate exceptions</h2>
      <p>These differ from other pages because the requirements, or decisions on them, say so. Nothing to do.</p>
      <Findings findings={of('deliberate')} />
      <h2>Page by page</h2>
      {site.pages.map((page) => (
        <section id={page.route} key={page.route}>
          <h3>{page.route}</h3>
          <Findings findings={findings.filter((finding) => finding.route === page.route)} />
          <Previews page={page} host={host} />
        </section>
      ))}
    </>
  );
  const pages = site.pages.map((page, index) => {
    return { ...page, document: undefined, picture: page.picture?.file, ...rows[index] };
  });
  const file = writeReport(
    'index.html',
    'report.json',
    { name: `How ${company.brand} is found and shared`, of: `${host}, ${today}`, summary, children },
    { base: site.base, checked: today, preview: site.preview, findings, pages },
  );

  console.table(Object.fromEntries(site.pages.map((page, index) => [page.route, rows[index]])));
  for (const finding of findings.filter(({ level }) => level !== 'deliberate'))
    console.log(`${finding.level}  ${finding.route}  ${sentenceOf(finding)}`);
  console.log(`${summary} Report: ${file}`);
  return errors.length === 0;
}

/** A page's row in the summary tables; title and description are lengths in characters. */
function rowOf(page: ReadPage, findings: readonly Finding[]) {
  const levels = findings.filter((finding) => finding.route === page.route).map((finding) => finding.level);
  const [canonical] = page.canonicals;
  const path = canonical && new URL(canonical).pathname;
  return {
    title: page.titles[0]?.length,
    description: page.descriptions[0]?.length,
    words: page.words,
    canonical: path === page.route ? 'itself' : (path ?? 'none'),
    robots: page.robots.replace(/,.*/, ''),
    'picture KB': Math.round((page.picture?.data.length ?? 0) / 1000),
    state: (['error', 'notice', 'deliberate'] as const).find((level) => levels.includes(level)) ?? 'good',
  };
}
