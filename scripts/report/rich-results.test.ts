/** @jest-environment node */
import { company } from '@/content/company';
import { vacancyPath } from '@/lib/addresses';
import type { Vacancy } from '@/lib/schemas/home';
import { articles } from '@/site/articles';
import { home } from '@/site/home';
import { printIndexBreadcrumb } from '@/site/breadcrumb';
import { printWords, ui } from '@/content/interface';
import { detailPages } from '@/site/pages';
import { routes } from '@/content/routes';
import { sectionPages } from '@/site/section-pages';
import { site } from '@/site/urls';
import { articleGraph, detailGraph, homeGraph, plainGraph, sectionGraph, vacancyGraph } from '@/site/structured-data';
import { checkGraph, nodesOf } from './rich-results';

const [vacancy] = home.careers.vacancies as [Vacancy];

/** All text that any page shows; the report checks each exported page for its own. */
const text = JSON.stringify([
  company,
  home,
  detailPages,
  sectionPages,
  articles,
  ui,
  printWords,
  String(company.foundingYear),
]);
const written = (graph: object) => JSON.stringify(graph).replaceAll('<', '\\u003c');
const problems = (json: string) => Array.from(checkGraph(json, text, site.origin, '2100-01-01'));
const faults = (json: string) => problems(json).flatMap((one) => (one.level === 'error' ? one.text : []));

const graphs = [
  [routes.home, homeGraph()] as const,
  ...detailPages.map((page) => [page.path, detailGraph(page)] as const),
  ...Object.values(sectionPages).map((page) => [page.path, sectionGraph(page)] as const),
  ...home.careers.vacancies.map((one) => [vacancyPath(one), vacancyGraph(one)] as const),
  ...articles.map((article) => [article.path, articleGraph(article)] as const),
  [
    routes.printIndex,
    plainGraph({ path: routes.printIndex, name: 'Name', description: 'Words', crumbs: printIndexBreadcrumb }),
  ] as const,
];

it.each(graphs)('the graph of %s has all required fields', (_, graph) => {
  expect(faults(written(graph))).toEqual([]);
});

describe('an invalid graph', () => {
  type Nodes = Record<string, unknown>[];

  /** A vacancy's graph after a change to its nodes. */
  function changed(change: (nodes: Nodes) => void): string {
    const graph = structuredClone(vacancyGraph(vacancy)) as unknown as { '@graph': Nodes };
    change(graph['@graph']);
    return written(graph);
  }
  const job = (nodes: Nodes) => nodes.find((node) => node['@type'] === 'JobPosting') ?? {};

  it.each(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'])(
    'lacks the %s of a vacancy',
    (field) => {
      expect(faults(changed((nodes) => delete job(nodes)[field]))).toEqual([
        expect.stringContaining(`has no ${field}`),
      ]);
    },
  );

  it('gets only a notice for a missing recommended field', () => {
    const notice = expect.objectContaining({ level: 'notice', text: expect.stringContaining('has no identifier') });
    expect(problems(changed((nodes) => delete job(nodes).identifier))).toContainEqual(notice);
    expect(problems(written(vacancyGraph(vacancy)))).not.toContainEqual(notice);
  });

  it.each([
    ['is not JSON', '{', 'not a JSON-LD graph'],
    ['is not a graph', written({ '@context': 'https://schema.org', '@type': 'Thing' }), 'not a JSON-LD graph'],
    ['could close its script element', JSON.stringify(vacancyGraph(vacancy)), 'not escaped'],
    [
      'says something that is not on the page',
      changed((nodes) => Object.assign(job(nodes), { title: 'Chief taster' })),
      'which is not on the page',
    ],
    [
      'links to another site',
      changed((nodes) => Object.assign(job(nodes), { url: 'https://elsewhere.test/' })),
      'an address outside',
    ],
    [
      'has an empty list',
      changed((nodes) => nodes.push({ '@type': 'BreadcrumbList', itemListElement: [] })),
      'has no itemListElement',
    ],
  ])('%s', (_, json, message) => {
    expect(faults(json)).toContainEqual(expect.stringContaining(message));
  });
});

it('notices an expired vacancy', () => {
  const graph = structuredClone(vacancyGraph(vacancy)) as unknown as { '@graph': Record<string, unknown>[] };
  for (const node of graph['@graph']) if (node['@type'] === 'JobPosting') node.validThrough = '2027-01-31T23:59:59';
  const notice = expect.objectContaining({ level: 'notice', text: expect.stringContaining('has expired') });
  expect(problems(written(graph))).toContainEqual(notice);
});

it('reads the nodes of a graph', () => {
  const [page] = detailPages;
  const types = page && nodesOf(written(detailGraph(page))).map((node) => node['@type']);
  expect(types).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
});
