import { company } from '@/content/company';
import { html, type Markup } from './html';
import { limits } from './limits';
import { findingWords, levelWords, pageSection, routeName, sectionId, type Embedded } from './page-section';
import type { PageRow } from './table';
import type { Finding, SiteFacts } from './types';

interface Report {
  readonly site: SiteFacts;
  readonly rows: readonly PageRow[];
  readonly findings: readonly Finding[];
  /** The day of the check, such as "2026-11-21". */
  readonly today: string;
}

/**
 * The report as one HTML page that needs nothing beside it.
 * @param css the stylesheet's text, with the font in it
 */
export function reportPage({ site, rows, findings, today }: Report, css: string, embedded: Embedded): string {
  const of = (level: Finding['level']) => findings.filter((one) => one.level === level);
  const faults = [...of('error'), ...of('notice')];
  const name = `How ${company.brand} is found and shared`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${name}</title>
        <link rel="icon" href="${embedded.icon}" />
        <style>
          ${{ markup: css }}
        </style>
      </head>
      <body>
        <header>
          <div class="measure">
            <p>${new URL(site.base || company.origin).host}, ${today}</p>
            <h1>${name}</h1>
            <p class="verdict">${verdict(of('error').length, of('notice').length)}</p>
            <dl class="counts">
              ${count('pages', site.pages.length)} ${count('in the sitemap', site.sitemap.length)}
              ${count('errors', of('error').length, 'error')} ${count('notices', of('notice').length, 'notice')}
              ${count('deliberate', of('deliberate').length, 'deliberate')}
            </dl>
          </div>
        </header>
        <main class="measure">
          <section>
            <h2>What needs a person</h2>
            ${faults.length ? findingList(faults) : html`<p>Nothing. Every page says what it should, and no two say the same.</p>`}
          </section>
          <section>
            <h2>Every page at a glance</h2>
            <p>
              Widths in px, as search results set them. A bar in red is cut off there. Click a page for its previews.
            </p>
            ${overview(rows)}
          </section>
          <section>
            <h2>Exceptions on purpose</h2>
            <p>These differ from the rule because the specification, or the decisions on it, say so. Nothing to do.</p>
            ${exceptions(of('deliberate'))}
          </section>
          <section>
            <h2>Page by page</h2>
            ${site.pages.map((page, at) => {
              const row = rows[at];
              const own = findings.filter((one) => one.route === page.route);
              return row && pageSection(page, row, own, site, embedded);
            })}
          </section>
          ${legend()}
        </main>
      </body>
    </html>`.markup;
}

function verdict(errors: number, notices: number): string {
  if (errors) return `${errors} ${errors > 1 ? 'errors stop' : 'error stops'} the site from going out.`;
  if (notices) return `The site can go out. ${notices} ${notices > 1 ? 'notices are' : 'notice is'} worth a look.`;
  return 'Everything is as it should be.';
}

function count(label: string, number: number, level = ''): Markup {
  return html`<div class="${number ? level : ''}">
    <dt>${label}</dt>
    <dd>${number}</dd>
  </div>`;
}

function findingList(findings: readonly Finding[]): Markup {
  return html`<ul class="findings">
    ${findings.map((one) => html`<li>${findingWords(one)}<a href="#${sectionId(one.route)}">${routeName(one.route)}</a></li>`)}
  </ul>`;
}

/** The same exception on many pages is told once. */
function exceptions(findings: readonly Finding[]): Markup {
  const texts = [...new Set(findings.map((one) => one.text))];
  const sharing = (text: string) => findings.filter((one) => one.text === text);
  return html`<dl class="exceptions">
    ${texts.map(
      (text) =>
        html`<dt>${text}</dt>
          <dd>${sharing(text).map(({ route }) => html`<a href="#${sectionId(route)}">${route}</a> `)}</dd>`,
    )}
  </dl>`;
}

function overview(rows: readonly PageRow[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Every page at a glance">
    <table>
      <thead>
        <tr>
          <th>Page</th>
          <th>Title</th>
          <th>Description</th>
          <th>Words</th>
          <th>Canonical</th>
          <th>Search engines</th>
          <th>Structured data</th>
          <th>Picture</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row"><a href="#${sectionId(row.route)}">${routeName(row.route)}</a></th>
              <td>${bar(row.titleWidth, limits.title.room)}</td>
              <td>${bar(row.descriptionWidth, limits.description.room)}</td>
              <td class="number">${row.words}</td>
              <td>${{ own: 'itself', other: 'another page', none: 'none' }[row.canonical]}</td>
              <td>${row.robots.includes('noindex') ? 'left out' : 'may list it'}</td>
              <td>${row.data.filter((type) => type !== 'WebSite').join(', ') || 'none'}</td>
              <td class="number">${row.picture ? `${row.picture} KB` : 'none'}</td>
              <td><span class="tag ${stateOf(row)}">${levelWords[stateOf(row)]}</span></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function stateOf({ errors, notices, deliberate }: PageRow): keyof typeof levelWords {
  if (errors) return 'error';
  if (notices) return 'notice';
  return deliberate ? 'deliberate' : 'good';
}

function bar(width: number, room: number): Markup {
  const share = Math.min(100, Math.round((width / room) * 100));
  return html`<span class="meter ${width > room ? 'over' : ''}"
    ><span class="bar"><i style="width:${share}%"></i></span>${width}</span
  >`;
}

function legend(): Markup {
  const { title, description, picture } = limits;
  return html`<section class="legend">
    <h2>How to read this</h2>
    <dl>
      <dt>Width</dt>
      <dd>
        Search results cut by width, not by letters. A title has about ${title.room} px at ${title.size} px Arial on a
        desktop; a description about ${description.room} px at ${description.size} px, and ${description.phoneRoom} px
        on a phone. Measured with Arial’s own letter widths, without kerning.
      </dd>
      <dt>Canonical</dt>
      <dd>The address that a page gives as its real one, for search engines that find it under several.</dd>
      <dt>Structured data</dt>
      <dd>
        Facts for search engines in a form of their own: the company, the breadcrumb, services, vacancies. Checked
        against what Google asks for each type, and against the page: it may say only what visitors can read.
      </dd>
      <dt>Social picture</dt>
      <dd>
        What a network or messenger shows when somebody shares the page: ${picture.width} by ${picture.height} px, at
        most ${picture.bytes / 1000} KB. The build makes it from the page’s title and its model.
      </dd>
      <dt>Error, notice, deliberate</dt>
      <dd>An error stops the tests. A notice is for a person to judge. Deliberate means that somebody decided it.</dd>
    </dl>
  </section>`;
}
