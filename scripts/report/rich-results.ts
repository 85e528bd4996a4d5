/**
 * What each type of structured data must and should say. Required and recommended fields are those of Google's rich
 * results where it has one for the type (developers.google.com/search/docs/appearance/structured-data); for the others,
 * what schema.org's validator and a reader need. `shown` are the fields whose text must stand on the page itself:
 * Google's general guidelines forbid what visitors cannot see.
 */
interface Requirement {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  readonly shown?: readonly string[];
}

const webPage: Requirement = { required: ['url', 'name', 'isPartOf'], recommended: ['description'] };

const requirements: Readonly<Record<string, Requirement>> = {
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo', 'legalName', 'email', 'address', 'identifier'],
    shown: ['name', 'legalName', 'email', 'foundingDate'],
  },
  WebSite: { required: ['name', 'url'], recommended: ['publisher'], shown: ['name'] },
  WebPage: webPage,
  AboutPage: webPage,
  ContactPage: webPage,
  CollectionPage: webPage,
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'], shown: ['name'] },
  Service: { required: ['name', 'provider'], recommended: ['description', 'url'], shown: ['name', 'description'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'], shown: ['name'] },
  Answer: { required: ['text'], shown: ['text'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'experienceRequirements', 'url'],
    shown: ['title', 'datePosted', 'skills'],
  },
  Place: { required: ['address'] },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: ['streetAddress', 'addressLocality', 'postalCode'],
    shown: ['streetAddress', 'addressLocality', 'postalCode'],
  },
  PropertyValue: { required: ['name', 'value'] },
  OccupationalExperienceRequirements: { required: ['monthsOfExperience'], shown: ['description'] },
};

type Node = Record<string, unknown>;

/** A fault stops CI; advice says which recommended fields are not given. */
type GraphProblem = Readonly<{ kind: 'fault' | 'advice'; text: string }>;

type PageContext = Readonly<Record<'text' | 'base' | 'today', string>>;

/**
 * Checks one block of structured data: the types at its top level, in order, its breadcrumb, and what is wrong with it.
 * @param context everything that a visitor reads on the page, with the days of its time elements; where the site stands,
 *   with which every address must start; and the day of the check, such as "2026-11-21"
 */
export function checkGraph(json: string, context: PageContext) {
  let graph: Node;
  try {
    graph = JSON.parse(json) as Node;
  } catch {
    return { types: [], breadcrumb: undefined, problems: [fault('The block is not valid JSON.')] };
  }
  const nodes = graph['@graph'];
  if (graph['@context'] !== 'https://schema.org' || !Array.isArray(nodes)) {
    return {
      types: [],
      breadcrumb: undefined,
      problems: [fault('Expected one graph with the context https://schema.org.')],
    };
  }
  const all = nodes.flatMap(nodesIn);
  const known = new Set(nodes.flatMap((node: Node) => node['@id'] ?? []));
  const list = nodes.find((node: Node) => node['@type'] === 'BreadcrumbList') as Node | undefined;
  return {
    types: nodes.map((node: Node) => String(node['@type'])),
    breadcrumb: list?.itemListElement as { name: string; item: string }[] | undefined,
    problems: [
      ...(json.includes('<') ? [fault('A "<" is not escaped; it could end the block.')] : []),
      ...all.flatMap((node) => nodeProblems(node, context)),
      ...all.flatMap((node) => referenceProblems(node, known)),
    ],
  };
}

/** A node and every node inside it that says what it is. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function nodeProblems(node: Node, { text, base, today }: PageContext): GraphProblem[] {
  if (node['@type'] === undefined) return [];
  const type = String(node['@type']);
  const rule = requirements[type];
  if (!rule) return [fault(`${type} has no requirements in scripts/report/rich-results.ts yet.`)];
  const label = node.title ?? node.name;
  const name = label ? `${type} "${String(label)}"` : type;
  const isEmpty = (field: string) => String(node[field] ?? '') === '';
  // A node that only repeats another's id and name (the employer of a vacancy) is complete where it stands first.
  const isReference = type === 'Organization' && !('url' in node);
  const advised = isReference ? [] : (rule.recommended ?? []).filter(isEmpty);
  return [
    ...rule.required.filter(isEmpty).map((field) => fault(`${name} says no ${field}; it is required.`)),
    ...(rule.shown ?? [])
      .filter((field) => !isEmpty(field) && !text.includes(String(node[field])))
      .map((field) =>
        fault(`${name} says "${String(node[field])}" as its ${field}, which does not stand on the page.`),
      ),
    ...['url', 'item', 'logo', 'image']
      .filter((field) => typeof node[field] === 'string' && !node[field].startsWith(base))
      .map((field) => fault(`${name} has an address outside ${base}: ${String(node[field])}.`)),
    ...dateProblems(node, name, today),
    ...(advised.length ? [advice(`${name} does not say ${advised.join(', ')}. Say it only where it stands on the page.`)] : []), // prettier-ignore
  ];
}

function dateProblems(node: Node, name: string, today: string): GraphProblem[] {
  const { datePosted, validThrough } = node as { datePosted?: string; validThrough?: string };
  if (datePosted && !/^\d{4}-\d\d-\d\d/.test(datePosted))
    return [fault(`${name} was posted on "${datePosted}"; expected a day such as 2026-11-21.`)];
  if (datePosted && datePosted.slice(0, 10) > today)
    return [fault(`${name} is dated ${datePosted}, which is yet to come.`)];
  if (validThrough && validThrough.slice(0, 10) < today)
    return [advice(`${name} ended on ${validThrough.slice(0, 10)}: take it off the page.`)];
  return [];
}

/** A node that is an id alone points to another of the same graph. */
function referenceProblems(node: Node, known: ReadonlySet<unknown>): GraphProblem[] {
  if (Object.keys(node).join() !== '@id' || known.has(node['@id'])) return [];
  return [fault(`${String(node['@id'])} is named, but nothing in the graph has this id.`)];
}

const fault = (text: string): GraphProblem => ({ kind: 'fault', text });
const advice = (text: string): GraphProblem => ({ kind: 'advice', text });
