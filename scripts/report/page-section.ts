import { html, type Markup } from './html';
import { limits } from './limits';
import { linkCard, searchResult } from './previews';
import { checkGraph } from './rich-results';
import type { PageRow } from './table';
import { subjects, type Finding, type PageFacts, type SiteFacts } from './types';

/** The pictures that the report carries inside itself, as data addresses. */
export interface Embedded {
  readonly icon: string;
  /** Social pictures by their path in the export. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The id of a page's section in the report. */
export function sectionId(route: string): string {
  return `page${route.replaceAll('/', '-')}`;
}

/** A page's address, with a word for the one that has none. */
export function routeName(route: string): string {
  return route === '/' ? '/ (the home page)' : route;
}

/** The words for a level, and for a page without findings. */
export const levelWords = { error: 'Error', notice: 'Notice', deliberate: 'Deliberate', good: 'Good' } as const;

/** A page of the site: its two previews, what was found, and everything that it says about itself. */
export function pageSection(
  page: PageFacts,
  row: PageRow,
  findings: readonly Finding[],
  site: Pick<SiteFacts, 'base'>,
  { icon, pictures }: Embedded,
): Markup {
  const picture = page.picture && pictures.get(page.picture.file);
  return html`<section class="page" id="${sectionId(page.route)}">
    <h3>${routeName(page.route)}</h3>
    ${
      findings.length > 0 &&
      html`<ul class="findings">
        ${findings.map((one) => html`<li>${findingWords(one)}</li>`)}
      </ul>`
    }
    <div class="previews">
      <div>
        <h4>In search results</h4>
        ${searchResult(page, site, icon)}
        ${meter('Title', row.titleWidth, limits.title.room, page.titles[0]?.length ?? 0)}
        ${meter('Description', row.descriptionWidth, limits.description.room, page.descriptions[0]?.length ?? 0)}
      </div>
      <div>
        <h4>As a shared link</h4>
        ${linkCard(page, site, picture)}
      </div>
    </div>
    <details>
      <summary>Everything that the page says about itself</summary>
      ${facts(page, row)}
    </details>
  </section>`;
}

/** A finding in words, its level in front. */
export function findingWords({ level, subject, text, where }: Finding): Markup {
  return html`<span class="tag ${level}">${levelWords[level]}</span>
    <span><b>${subjects[subject]}.</b> ${text}${where && html` <span class="where">Change ${where}.</span>`}</span>`;
}

/** How much of its line a text takes, as a bar. */
function meter(label: string, width: number, room: number, characters: number): Markup {
  const share = Math.min(100, Math.round((width / room) * 100));
  return html`<p class="meter ${width > room ? 'over' : ''}">
    <span>${label}</span><span class="bar"><i style="width:${share}%"></i></span
    ><span>${width} of ${room} px, ${characters} characters</span>
  </p>`;
}

function facts(page: PageFacts, row: PageRow): Markup {
  const entries: [string, Part][] = [
    ['Title', page.titles.join(' | ')],
    ['Description', page.descriptions.join(' | ')],
    ['Keywords', page.keywords.join(', ')],
    ['Canonical', page.canonicals.join(' | ') || 'none'],
    ['Robots', page.robots],
    ['In the sitemap', row.listed ? 'yes' : 'no'],
    ['Words', String(page.words)],
    ['Breadcrumb', page.breadcrumb.map((one) => one.name).join(' / ') || 'none'],
    ['Social picture', pictureWords(page)],
    ['Its text for those who do not see it', page.social['og:image:alt'] ?? 'none'],
  ];
  return html`<dl>
      ${entries.map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <h4>Headings</h4>
    <ol class="outline">
      ${page.headings.map(({ level, text }) => html`<li class="level-${level}"><span>h${level}</span> ${text}</li>`)}
    </ol>
    <h4>Structured data</h4>
    ${page.structuredData.length ? page.structuredData.map((json) => html`<pre>${pretty(json)}</pre>`) : html`<p>None.</p>`}`;
}

type Part = Markup | string;

function pictureWords({ picture }: PageFacts): string {
  if (!picture) return 'none';
  return `${picture.file}, ${picture.width} by ${picture.height} px, ${Math.round(picture.bytes / 1000)} KB`;
}

function pretty(json: string): string {
  const { types } = checkGraph(json, { text: '', base: '', today: '' });
  return types.length ? JSON.stringify(JSON.parse(json), null, 2) : json;
}
