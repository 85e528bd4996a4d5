import { checkGraph } from './rich-results';
import type { Finding } from './finding';
import type { PageFacts } from './read-page';

/** What every listed page has anyway is left out of the table. */
const usualTypes = new Set(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']);

/** A page in short, by the columns of the report's tables; the lengths of its title and description in characters. */
export function rowOf(page: PageFacts, findings: readonly Finding[]) {
  const levels = findings.filter((one) => one.route === page.route).map((one) => one.level);
  const types = page.structuredData.flatMap((json) => checkGraph(json, { text: '', base: '', today: '' }).types);
  const [canonical] = page.canonicals;
  const path = canonical && new URL(canonical).pathname;
  return {
    title: page.titles[0]?.length,
    description: page.descriptions[0]?.length,
    words: page.words,
    canonical: path === page.route ? 'itself' : (path ?? 'none'),
    robots: page.robots.replace(/,.*/, ''),
    'structured data': [...new Set(types)].filter((type) => !usualTypes.has(type)).join(', '),
    'picture KB': Math.round((page.picture?.bytes ?? 0) / 1000),
    state: (['error', 'notice', 'deliberate'] as const).find((level) => levels.includes(level)) ?? 'good',
  };
}
