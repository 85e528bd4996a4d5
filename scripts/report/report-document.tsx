import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paletteCss } from '../assets/palette';
import { wordsOf, type Finding } from './finding';
import type { PageFacts } from './read-page';

/** The folder of the reports. */
const target = 'report';

interface ReportDocument {
  /** The names of the two files. */
  readonly html: string;
  readonly json: string;
  /** Its title and its `h1`. */
  readonly name: string;
  /** Above the name: of what, and of which day. */
  readonly of: string;
  /** Below the name: what was found, in a sentence. */
  readonly summary: string;
  readonly children: ReactNode;
  /** The same as data. */
  readonly data: object;
}

/**
 * Writes a report as one HTML page that needs nothing beside it, and as JSON.
 * @returns the path of the page
 */
export function writeReport({ html, json, name, of, summary, children, data }: ReportDocument): string {
  const css = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8');
  const page = (
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- a page of its own, without Next */}
      <head>
        <meta charSet="utf-8" />
        <title>{name}</title>
        <style dangerouslySetInnerHTML={{ __html: paletteCss() + css }} />
      </head>
      <body>
        <header>
          <p>{of}</p>
          <h1>{name}</h1>
          <p>{summary}</p>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, html), `<!doctype html>${renderToStaticMarkup(page)}`);
  writeFileSync(path.join(target, json), `${JSON.stringify(data, null, 2)}\n`);
  return path.join(target, html);
}

/** Findings as a list; those of a page lead to what the report says of it. */
export function Findings({ findings }: { findings: readonly (Omit<Finding, 'route'> & { route?: string })[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.route} ${wordsOf(finding)}`}>
          <span className={finding.level}>{finding.level}</span>{' '}
          {finding.route && <a href={`#${finding.route}`}>{finding.route}</a>} {wordsOf(finding)}
        </li>
      ))}
    </ul>
  );
}

/** A table whose first column names its rows. */
export function Table({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PreviewProps {
  page: PageFacts;
  host: string;
}

/** A page as a search engine lists it on a desktop, cut by the stylesheet where its line ends. */
export function SearchResult({ page, host }: PreviewProps) {
  return (
    <div className="result">
      <p>{[host, ...page.route.split('/').filter(Boolean)].join(' › ')}</p>
      <p className="result-title">{page.titles[0]}</p>
      <p className="result-description">{page.descriptions[0]}</p>
    </div>
  );
}

/** A page as WhatsApp, Slack and LinkedIn show its link: each takes other parts of the same tags. */
export function LinkCards({ page: { social, titles, descriptions, picture }, host }: PreviewProps) {
  return (
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
  );
}
