/**
 * What each type of structured data must and should say. Required and recommended fields are those of Google's
 * rich results where it has one for the type (developers.google.com/search/docs/appearance/structured-data, page
 * names below); for the others, what schema.org's own validator and a reader need. `shown` are the fields whose
 * text must stand on the page itself: Google's general guidelines forbid what visitors cannot see.
 */
interface Requirement {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  readonly shown?: readonly string[];
  readonly source: string;
}

const webPage: Requirement = {
  required: ['url', 'name', 'isPartOf'],
  recommended: ['description'],
  source: 'schema.org/WebPage',
};

const requirements: Readonly<Record<string, Requirement>> = {
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo', 'legalName', 'email', 'address', 'identifier'],
    shown: ['name', 'legalName', 'email', 'foundingDate'],
    source: 'organization',
  },
  WebSite: { required: ['name', 'url'], recommended: ['publisher'], shown: ['name'], source: 'site-names' },
  WebPage: webPage,
  AboutPage: webPage,
  ContactPage: webPage,
  CollectionPage: webPage,
  BreadcrumbList: { required: ['itemListElement'], source: 'breadcrumb' },
  ListItem: { required: ['position', 'name', 'item'], shown: ['name'], source: 'breadcrumb' },
  Service: {
    required: ['name', 'provider'],
    recommended: ['description', 'url'],
    shown: ['name', 'description'],
    source: 'schema.org/Service',
  },
  FAQPage: { required: ['mainEntity'], source: 'faqpage' },
  Question: { required: ['name', 'acceptedAnswer'], shown: ['name'], source: 'faqpage' },
  Answer: { required: ['text'], shown: ['text'], source: 'faqpage' },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'experienceRequirements', 'url'],
    shown: ['title', 'datePosted', 'skills'],
    source: 'job-posting',
  },
  Place: { required: ['address'], source: 'job-posting' },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: ['streetAddress', 'addressLocality', 'postalCode'],
    shown: ['streetAddress', 'addressLocality', 'postalCode'],
    source: 'job-posting',
  },
  PropertyValue: { required: ['name', 'value'], source: 'schema.org/PropertyValue' },
  OccupationalExperienceRequirements: {
    required: ['monthsOfExperience'],
    shown: ['description'],
    source: 'job-posting',
  },
};

type Node = Record<string, unknown>;

/** A fault stops CI; advice says which recommended fields are not given. */
interface GraphProblem {
  readonly kind: 'fault' | 'advice';
  readonly text: string;
}

/** What a block of structured data holds, and what is wrong with it. */
export interface CheckedGraph {
  /** The types at the graph's top level, in order. */
  readonly types: readonly string[];
  readonly breadcrumb?: readonly { name: string; item: string }[];
  readonly problems: readonly GraphProblem[];
}

interface PageContext {
  /** Everything that a visitor reads on the page, and the days of its time elements. */
  readonly text: string;
  /** Where the site stands; addresses in the graph must start with it. */
  readonly base: string;
  /** The day of the check, such as "2026-11-21". */
  readonly today: string;
}

/**
 * Checks one block of structured data.
 * @param json the block as it stands in the page
 */
export function checkGraph(json: string, context: PageContext): CheckedGraph {
  let graph: Node;
  try {
    graph = JSON.parse(json) as Node;
  } catch {
    return { types: [], problems: [fault('The block is not valid JSON.')] };
  }
  const nodes = graph['@graph'];
  if (graph['@context'] !== 'https://schema.org' || !Array.isArray(nodes)) {
    return { types: [], problems: [fault('Expected one graph with the context https://schema.org.')] };
  }
  const all = nodes.flatMap(nodesIn);
  const known = new Set(nodes.flatMap((node: Node) => node['@id'] ?? []));
  const list = nodes.find((node: Node) => node['@type'] === 'BreadcrumbList') as Node | undefined;
  return {
    types: nodes.map((node: Node) => String(node['@type'])),
    breadcrumb: list && (list.itemListElement as { name: string; item: string }[]),
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
  const type = node['@type'];
  if (type === undefined) return [];
  const rule = requirements[String(type)];
  if (!rule) return [fault(`${String(type)} has no requirements in scripts/report/rich-results.ts yet.`)];
  const name = `${String(type)}${node.title || node.name ? ` "${String(node.title ?? node.name)}"` : ''}`;
  const empty = (field: string) =>
    node[field] === undefined || node[field] === '' || (Array.isArray(node[field]) && !node[field].length);
  // A node that only repeats another's id and name (the employer of a vacancy) is complete where it stands first.
  const brief = type === 'Organization' && !('url' in node);

  const missing = rule.required
    .filter(empty)
    .map((field) => fault(`${name} says no ${field}; it is required (${rule.source}).`));
  const advised = brief ? [] : (rule.recommended ?? []).filter(empty);
  const unseen = (rule.shown ?? [])
    .filter((field) => !empty(field) && !text.includes(String(node[field])))
    .map((field) => fault(`${name} says "${String(node[field])}" as its ${field}, which does not stand on the page.`));
  const strayed = ['url', 'item', 'logo', 'image']
    .filter((field) => typeof node[field] === 'string' && !String(node[field]).startsWith(base))
    .map((field) => fault(`${name} has an address outside ${base}: ${String(node[field])}.`));
  return [
    ...missing,
    ...unseen,
    ...strayed,
    ...dateProblems(node, name, today),
    ...(advised.length
      ? [
          {
            kind: 'advice' as const,
            text: `${name} does not say ${advised.join(', ')}. Google likes to know; say it only where it stands on the page.`,
          },
        ]
      : []),
  ];
}

function dateProblems(node: Node, name: string, today: string): GraphProblem[] {
  const { datePosted, validThrough } = node as { datePosted?: string; validThrough?: string };
  const problems: GraphProblem[] = [];
  if (datePosted && !/^\d{4}-\d\d-\d\d/.test(datePosted))
    problems.push(fault(`${name} was posted on "${datePosted}"; expected a day such as 2026-11-21.`));
  else if (datePosted && datePosted.slice(0, 10) > today)
    problems.push(fault(`${name} is dated ${datePosted}, which is yet to come.`));
  if (validThrough && validThrough.slice(0, 10) < today)
    problems.push({ kind: 'advice', text: `${name} ended on ${validThrough.slice(0, 10)}: take it off the page.` });
  return problems;
}

/** A node that is an id alone points to another of the same graph. */
function referenceProblems(node: Node, known: ReadonlySet<unknown>): GraphProblem[] {
  const keys = Object.keys(node);
  if (keys.length !== 1 || keys[0] !== '@id' || known.has(node['@id'])) return [];
  return [fault(`${String(node['@id'])} is named, but nothing in the graph has this id.`)];
}

function fault(text: string): GraphProblem {
  return { kind: 'fault', text };
}
