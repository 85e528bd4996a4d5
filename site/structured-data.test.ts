/** @jest-environment node */
import { vacancyPath } from '@/lib/addresses';
import { breadcrumbOf } from './breadcrumb';
import { company } from '@/content/company';
import { articles, articlesOf } from './articles';
import { home } from './home';
import { detailPages } from './pages';
import { sectionPages } from './section-pages';
import { absoluteUrl } from './urls';
import { articleGraph, detailGraph, homeGraph, sectionGraph, vacancyGraph } from './structured-data';

type Node = Record<string, unknown>;
const nodes = (graph: { '@graph': unknown }) => graph['@graph'] as readonly Node[];
const typed = (graph: { '@graph': unknown }, type: string) => nodes(graph).filter((node) => node['@type'] === type);

it.each(detailPages)('tells the breadcrumb of $path as it stands on the page', (page) => {
  const [list] = typed(detailGraph(page), 'BreadcrumbList');
  expect(list?.itemListElement).toEqual(
    breadcrumbOf(page).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  );
});

it.each(detailPages)('tells one service on $path, from this company', (page) => {
  const graph = detailGraph(page);
  const [employer] = typed(graph, 'Organization');
  expect(typed(graph, 'Service')).toEqual([
    expect.objectContaining({ name: page.name, url: absoluteUrl(page.path), provider: { '@id': employer?.['@id'] } }),
  ]);
});

it.each(Object.values(sectionPages))('tells company, site and page on $path', (page) => {
  const types = nodes(sectionGraph(page)).map((node) => node['@type']);
  expect(types).toEqual(['Organization', 'WebSite', expect.stringMatching(/Page$/), 'BreadcrumbList']);
});

it('calls the contact page a contact page', () => {
  expect(typed(sectionGraph(sectionPages.contact), 'ContactPage')).toHaveLength(1);
});

it('names the founding year only where it stands', () => {
  const year = (graph: { '@graph': unknown }) => typed(graph, 'Organization')[0]?.foundingDate;
  expect(year(homeGraph())).toBe(String(company.foundingYear));
  expect(year(sectionGraph(sectionPages.whoWeAre))).toBe(String(company.foundingYear));
  expect(year(sectionGraph(sectionPages.contact))).toBeUndefined();
});

it('tells each vacancy on its own page, and none on the home page', () => {
  expect(typed(homeGraph(), 'JobPosting')).toEqual([]);
  for (const vacancy of home.careers.vacancies) {
    const jobs = typed(vacancyGraph(vacancy), 'JobPosting');
    const { role: title, posted: datePosted, employment: employmentType } = vacancy;
    expect(jobs).toMatchObject([{ title, datePosted, employmentType, url: absoluteUrl(vacancyPath(vacancy)) }]);
    for (const duty of vacancy.duties) expect(jobs[0]?.description).toContain(`<li>${duty}</li>`);
  }
});

it('tells a note with its day and its writers', () => {
  for (const note of articlesOf('note'))
    expect(typed(articleGraph(note), 'TechArticle')).toMatchObject([
      { headline: note.title, datePublished: note.published, publisher: expect.anything(), author: expect.anything() },
    ]);
});

/** The properties that Google requires for a rich result (developers.google.com/search/docs/appearance/structured-data). */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'provider'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  PostalAddress: ['addressCountry'],
};

it.each([
  ['home', homeGraph()] as const,
  ...detailPages.map((page) => [page.path, detailGraph(page)] as const),
  ...Object.values(sectionPages).map((page) => [page.path, sectionGraph(page)] as const),
  ...home.careers.vacancies.map((vacancy) => [vacancyPath(vacancy), vacancyGraph(vacancy)] as const),
  ...articles.map((article) => [article.path, articleGraph(article)] as const),
])('tells all that Google requires on %s, and addresses of this site alone', (_, graph) => {
  JSON.parse(JSON.stringify(graph), (_key, node: Node | null) => {
    const type = String(node?.['@type']);
    for (const field of requiredFields[type] ?? [])
      expect([type, field, node?.[field]]).toEqual([type, field, expect.anything()]);
    const addresses = [node?.url, node?.item, node?.logo].filter((address) => typeof address === 'string');
    // The source of a statement is somebody else's.
    if (type !== 'CreativeWork')
      expect(addresses.filter((address) => !address.startsWith(absoluteUrl('/')))).toEqual([]);
    return node;
  });
});

it('gives every node an id of its own', () => {
  for (const graph of [homeGraph(), ...detailPages.map(detailGraph)]) {
    const ids = nodes(graph).map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
