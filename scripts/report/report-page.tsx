import { company } from '@/content/company';
import { reportDocument } from './document';
import { expectationOf } from './expected';
import type { rowOf } from './row';
import type { Finding } from './finding';
import { LinkCards, SearchResult } from './previews';
import type { SiteFacts } from './read-site';

interface Report {
  readonly site: SiteFacts;
  /** A row for each page of the site, in its order. */
  readonly rows: readonly ReturnType<typeof rowOf>[];
  readonly findings: readonly Finding[];
  /** The day of the check, such as "2026-11-21". */
  readonly today: string;
  /** The stylesheet's text. */
  readonly css: string;
  /** Social pictures as data addresses, by their path in the export. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** How every page is found and shared, for marketing. */
export function reportPage(report: Report): string {
  const { site, findings, today, css } = report;
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  return reportDocument({
    name: `How ${company.brand} is found and shared`,
    of: `${hostOf(site)}, ${today}`,
    summary: `${site.pages.length} pages, ${site.sitemap.length} of them in the sitemap: ${count('error')} errors, which stop the site from going out, and ${count('notice')} notices, for a person to judge.`,
    css,
    children: <Contents {...report} />,
  });
}

const hostOf = (site: SiteFacts) => new URL(site.base || company.origin).host;

function Contents({ site, rows, findings, pictures }: Report) {
  const of = (level: Finding['level']) => findings.filter((one) => one.level === level);
  const faults = [...of('error'), ...of('notice')];
  const host = hostOf(site);
  return (
    <>
      <h2>What needs a person</h2>
      {faults.length === 0 && <p>Nothing. Every page says what it should.</p>}
      <Findings findings={faults} />
      <h2>Every page at a glance</h2>
      <Overview site={site} rows={rows} />
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
          <LinkCards page={page} host={host} picture={pictures.get(page.picture?.file ?? '')} />
        </section>
      ))}
    </>
  );
}

function PageLink({ route }: { route: string }) {
  return <a href={`#${route}`}>{route}</a>;
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map(({ level, route, subject, text, where }) => (
        <li key={route + subject + text}>
          <span className={level}>{level}</span> <PageLink route={route} />
          {` ${subject}: ${text}${where ? ` Change ${where}.` : ''}`}
        </li>
      ))}
    </ul>
  );
}

function Overview({ site, rows }: Pick<Report, 'site' | 'rows'>) {
  return (
    <table>
      <thead>
        <tr>
          <th>page</th>
          {Object.keys(rows[0] ?? {}).map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {site.pages.map(({ route }, at) => (
          <tr key={route}>
            <th scope="row">
              <PageLink route={route} />
            </th>
            {Object.entries(rows[at] ?? {}).map(([column, value]) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
