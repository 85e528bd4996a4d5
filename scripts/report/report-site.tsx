import { company } from '@/content/company';
import { checkSite } from './checks';
import { contentNotices } from './content-notices';
import { wordsOf, type Finding } from './finding';
import type { PageFacts } from './read-page';
import { readSite } from './read-site';
import { Findings, Previews, Table, writeReport } from './report-document';
import { nodesOf } from './rich-results';

/**
 * Reports how every page of an exported site is found and shared: writes index.html and report.json, prints a table and
 * what was found.
 * @param folder the built site
 * @returns whether it has no error
 */
export async function reportSite(folder: string): Promise<boolean> {
  const site = await readSite(folder);
  const today = new Date().toISOString().slice(0, 10);
  const findings = [...checkSite(site, today), ...contentNotices()];
  const of = (level: Finding['level']) => findings.filter((one) => one.level === level);
  const [errors, notices] = [of('error'), of('notice')];
  const rows = site.pages.map((page) => rowOf(page, findings));
  const { host } = new URL(site.base || company.origin);
  const summary = `${site.pages.length} pages, ${site.sitemap.length} of them in the sitemap: ${errors.length} errors, which stop the site from going out, and ${notices.length} notices, for a person to judge.`;

  const children = (
    <>
      <h2>What needs a person</h2>
      {errors.length + notices.length === 0 && <p>Nothing. Every page says what it should.</p>}
      <Findings findings={[...errors, ...notices]} />
      <h2>Every page at a glance</h2>
      <Table rows={site.pages.map(({ route }, at) => ({ page: <a href={`#${route}`}>{route}</a>, ...rows[at] }))} />
      <h2>Exceptions on purpose</h2>
      <p>These differ from the rule because the requirements, or the decisions on them, say so. Nothing to do.</p>
      <Findings findings={of('deliberate')} />
      <h2>Page by page</h2>
      {site.pages.map((page) => (
        <section id={page.route} key={page.route}>
          <h3>{page.route}</h3>
          <Findings findings={findings.filter((one) => one.route === page.route)} />
          <Previews page={page} host={host} />
        </section>
      ))}
    </>
  );
  const pages = site.pages.map((page, at) => {
    return { ...page, document: undefined, text: undefined, picture: page.picture?.file, ...rows[at] };
  });
  const file = writeReport(
    'index.html',
    'report.json',
    { name: `How ${company.brand} is found and shared`, of: `${host}, ${today}`, summary, children },
    { base: site.base, checked: today, preview: site.preview, findings, pages },
  );

  console.table(Object.fromEntries(site.pages.map((page, at) => [page.route, rows[at]])));
  for (const finding of findings.filter(({ level }) => level !== 'deliberate'))
    console.log(`${finding.level}  ${finding.route}  ${wordsOf(finding)}`);
  console.log(`${summary} To read and to pass on: ${file}`);
  return errors.length === 0;
}

/** What every listed page has anyway is left out of the table. */
const usualTypes = ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'];

/** A page in short, by the columns of the report's tables; the lengths of its title and description in characters. */
function rowOf(page: PageFacts, findings: readonly Finding[]) {
  const levels = findings.filter((one) => one.route === page.route).map((one) => one.level);
  const types = page.structuredData.flatMap(nodesOf).map((node) => String(node['@type']));
  const [canonical] = page.canonicals;
  const path = canonical && new URL(canonical).pathname;
  return {
    title: page.titles[0]?.length,
    description: page.descriptions[0]?.length,
    words: page.words,
    canonical: path === page.route ? 'itself' : (path ?? 'none'),
    robots: page.robots.replace(/,.*/, ''),
    'structured data': [...new Set(types)].filter((type) => !usualTypes.includes(type)).join(', '),
    'picture KB': Math.round((page.picture?.data.length ?? 0) / 1000),
    state: (['error', 'notice', 'deliberate'] as const).find((level) => levels.includes(level)) ?? 'good',
  };
}
