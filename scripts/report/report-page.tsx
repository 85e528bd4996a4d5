import { company } from '@/content/company';
import { expectationOf } from './expected';
import type { Finding } from './finding';
import type { PageFacts } from './read-page';
import type { SiteFacts } from './read-site';
import { Findings, LinkCards, SearchResult, Table } from './report-document';
import { nodesOf } from './rich-results';

interface ReportPageProps {
  site: SiteFacts;
  /** A row for each page of the site, in its order. */
  rows: readonly ReturnType<typeof rowOf>[];
  findings: readonly Finding[];
}

/** How every page is found and shared, for marketing. */
export function ReportPage({ site, rows, findings }: ReportPageProps) {
  const of = (level: Finding['level']) => findings.filter((one) => one.level === level);
  const faults = [...of('error'), ...of('notice')];
  const { host } = new URL(site.base || company.origin);
  const link = (route: string) => <a href={`#${route}`}>{route}</a>;
  return (
    <>
      <h2>What needs a person</h2>
      {faults.length === 0 && <p>Nothing. Every page says what it should.</p>}
      <Findings findings={faults} />
      <h2>Every page at a glance</h2>
      <Table
        columns={['page', ...Object.keys(rows[0] ?? {})]}
        rows={site.pages.map(({ route }, at) => [link(route), ...Object.values(rows[at] ?? {})])}
      />
      <h2>Exceptions on purpose</h2>
      <p>These differ from the rule because the requirements, or the decisions on them, say so. Nothing to do.</p>
      <Findings findings={of('deliberate')} />
      <h2>Page by page</h2>
      {site.pages.map((page) => (
        <section id={page.route} key={page.route}>
          <h3>{page.route}</h3>
          <Findings findings={findings.filter((one) => one.route === page.route)} />
          {expectationOf(page.route).indexable ? (
            <SearchResult page={page} host={host} />
          ) : (
            <p>Search engines are asked to leave this page out.</p>
          )}
          <LinkCards page={page} host={host} />
        </section>
      ))}
    </>
  );
}

/** What every listed page has anyway is left out of the table. */
const usualTypes = new Set(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']);

/** A page in short, by the columns of the report's tables; the lengths of its title and description in characters. */
export function rowOf(page: PageFacts, findings: readonly Finding[]) {
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
    'structured data': [...new Set(types)].filter((type) => !usualTypes.has(type)).join(', '),
    'picture KB': Math.round((page.picture?.data.length ?? 0) / 1000),
    state: (['error', 'notice', 'deliberate'] as const).find((level) => levels.includes(level)) ?? 'good',
  };
}
