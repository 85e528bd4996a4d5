import { expectationOf } from './expected';
import { limits } from './limits';
import { checkGraph } from './rich-results';
import { textWidth } from './text-width';
import { subjects, type Finding, type PageFacts, type SiteFacts } from './types';

/** One page in short: what the terminal's table and report.json say of it. */
export interface PageRow {
  readonly route: string;
  readonly listed: boolean;
  readonly titleWidth: number;
  readonly descriptionWidth: number;
  readonly words: number;
  readonly canonical: 'own' | 'other' | 'none';
  readonly robots: string;
  readonly data: readonly string[];
  /** KB of the social picture; 0 for none. */
  readonly picture: number;
  readonly errors: number;
  readonly notices: number;
  readonly deliberate: number;
}

/** Sums up a page. Widths are px of search results, see limits.ts. */
export function rowOf(page: PageFacts, { base }: Pick<SiteFacts, 'base'>, findings: readonly Finding[]): PageRow {
  const own = findings.filter((finding) => finding.route === page.route);
  const count = (level: Finding['level']) => own.filter((finding) => finding.level === level).length;
  const [canonical] = page.canonicals;
  const self = `${base}${page.route === '/' ? '' : page.route}`;
  const kinds = page.structuredData.flatMap((json) => checkGraph(json, { text: page.text, base, today: '' }).types);
  return {
    route: page.route,
    listed: expectationOf(page.route).listed,
    titleWidth: textWidth(page.titles[0] ?? '', limits.title.size),
    descriptionWidth: textWidth(page.descriptions[0] ?? '', limits.description.size),
    words: page.words,
    canonical: !canonical ? 'none' : canonical.replace(/\/$/, '') === self ? 'own' : 'other',
    robots: page.robots,
    data: [...new Set(kinds)],
    picture: Math.round((page.picture?.bytes ?? 0) / 1000),
    errors: count('error'),
    notices: count('notice'),
    deliberate: count('deliberate'),
  };
}

/** What every listed page has anyway is left out of the table. */
const usual = new Set(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']);

/** The rows as a table for the terminal, then each error and notice as a line. */
export function terminalTable(rows: readonly PageRow[], findings: readonly Finding[]): string {
  const head = ['Page', 'Title px', 'Desc. px', 'Words', 'Canonical', 'Robots', 'Structured data', 'Card KB', 'State'];
  const body = rows.map((row) => [
    row.route,
    String(row.titleWidth),
    String(row.descriptionWidth),
    String(row.words),
    row.canonical,
    row.robots.replace(/,.*/, ''),
    dataWords(row.data),
    String(row.picture || '-'),
    stateWords(row),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((line) => line[at]?.length ?? 0)));
  const numbers = new Set([1, 2, 3, 7]);
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => (numbers.has(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  const faults = findings.filter((finding) => finding.level !== 'deliberate').map(findingLine);
  return [line(head), line(rule), ...body.map(line), '', ...faults].join('\n').trimEnd();
}

function dataWords(data: readonly string[]): string {
  if (!data.length) return '-';
  return data.filter((type) => !usual.has(type)).join(', ') || 'company, page';
}

function stateWords({ errors, notices, deliberate }: PageRow): string {
  const parts = [
    errors && `${errors} error${errors > 1 ? 's' : ''}`,
    notices && `${notices} notice${notices > 1 ? 's' : ''}`,
    deliberate && 'deliberate',
  ];
  return parts.filter(Boolean).join(', ') || 'good';
}

function findingLine({ level, route, subject, text, where }: Finding): string {
  return `${level.padEnd(6)}  ${route}  ${subjects[subject]}: ${text}${where ? ` Change ${where}.` : ''}`;
}
