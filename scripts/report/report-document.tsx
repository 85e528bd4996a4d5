import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeIfChanged } from '@/lib/write-if-changed';
import { groundsCss } from '../assets/theme';
import { expectationOf } from './expected';
import { sentenceOf, type Remark } from './finding';
import type { ReadPage } from './read-page';

interface ReportDocument {
  readonly name: string;
  /** Above the name: the site and the date. */
  readonly of: string;
  /** Below the name: the result in a sentence. */
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * Writes a report as a self-contained HTML page, and its data as JSON, into report/.
 * @param html the file name of the page
 * @param json the file name of the data
 * @returns the path of the page
 */
export function writeReport(html: string, json: string, report: ReportDocument, data: object): string {
  const { name, of, summary, children } = report;
  const css = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8');
  const page = (
    <>
      <meta charSet="utf-8" />
      <title>{name}</title>
      <style dangerouslySetInnerHTML={{ __html: groundsCss() + css }} />
      <header>
        <p>{of}</p>
        <h1>{name}</h1>
        <p>{summary}</p>
      </header>
      <main>{children}</main>
    </>
  );
  const folder = 'report';
  writeIfChanged(path.join(folder, html), `<!doctype html><html lang="en">${renderToStaticMarkup(page)}</html>`);
  writeIfChanged(path.join(folder, json), `${JSON.stringify(data, null, 2)}\n`);
  return path.join(folder, html);
}

/** A list of findings, each linked to the section of its page. */
export function Findings({ findings }: { findings: readonly (Remark & { route?: string })[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.route} ${sentenceOf(finding)}`}>
          <span className={finding.level}>{finding.level}</span>{' '}
          {finding.route && <a href={`#${finding.route}`}>{finding.route}</a>} {sentenceOf(finding)}
        </li>
      ))}
    </ul>
  );
}

/** A table of records, whose first column holds the row headers. */
export function Table({ rows }: { rows: readonly Readonly<Record<string, ReactNode>>[] }) {
  return (
    <table>
      <thead>
        <tr>
          {Object.keys(rows[0] ?? {}).map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(Object.values<ReactNode>).map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A page as a desktop search result, truncated by the stylesheet, and as a link preview in WhatsApp, Slack and
 * LinkedIn, each of which shows different parts of the same tags.
 */
export function Previews({ page, host }: { page?: ReadPage; host: string }) {
  if (!page) return <p>No page.</p>;
  const { route, social, titles, descriptions, picture } = page;
  return (
    <>
      {expectationOf(route).indexable ? (
        <div className="result">
          <p>{[host, ...route.split('/').filter(Boolean)].join(' › ')}</p>
          <p className="result-title">{titles[0]}</p>
          <p className="result-description">{descriptions[0]}</p>
        </div>
      ) : (
        <p>Search engines are asked not to index this page.</p>
      )}
      <div className="cards">
        {['WhatsApp', 'Slack', 'LinkedIn'].map((service) => (
          <figure className={`card ${service.toLowerCase()}`} key={service}>
            <figcaption>{service}</figcaption>
            {picture ? <img src={picture.preview} alt={social['og:image:alt']} /> : <p>No picture</p>}
            <b>{social['og:title'] ?? titles[0]}</b>
            {service !== 'LinkedIn' && <p>{social['og:description'] ?? descriptions[0]}</p>}
            <p>{host}</p>
          </figure>
        ))}
      </div>
    </>
  );
}
