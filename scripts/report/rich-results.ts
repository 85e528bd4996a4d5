import { error, notice, type Said } from './finding';

/**
 * What each type of structured data must and should say for Google's rich results, and which of its fields must stand on
 * the page itself (developers.google.com/search/docs/appearance/structured-data): Google forbids what visitors cannot see.
 */
const rules: Readonly<Record<string, Partial<Record<'required' | 'recommended' | 'shown', readonly string[]>>>> = {
  Organization: { required: ['name'], shown: ['name', 'legalName', 'email', 'foundingDate'] },
  WebSite: { required: ['name', 'url'], shown: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'], shown: ['name'] },
  Service: { required: ['name', 'provider'], recommended: ['description', 'url'], shown: ['name', 'description'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'], shown: ['name'] },
  Answer: { required: ['text'], shown: ['text'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'identifier', 'experienceRequirements'],
    shown: ['title', 'datePosted', 'skills'],
  },
  PostalAddress: { required: ['addressCountry'], shown: ['streetAddress', 'addressLocality', 'postalCode'] },
  OccupationalExperienceRequirements: { required: ['monthsOfExperience'], shown: ['description'] },
};

type Node = Readonly<Record<string, unknown>>;

const subject = 'structured data';

/** The nodes at the top of a block of structured data; none where it is no graph in JSON. */
export function nodesOf(json: string): Node[] {
  try {
    return (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
  } catch {
    return [];
  }
}

/**
 * Checks one block of structured data.
 * @param text everything that a visitor reads on the page, with the days of its time elements
 * @param base where the site stands, with which every address must start
 * @param today the day of the check, such as "2026-11-21"
 */
export function* aboutGraph(json: string, text: string, base: string, today: string): Generator<Said> {
  const nodes = nodesOf(json);
  for (const node of withInner(nodes)) yield* aboutNode(node, text, base, today);
  if (nodes.length === 0) yield error(subject, 'The block is no graph in JSON.');
  if (json.includes('<')) yield error(subject, 'A "<" is not escaped; it could end the block.');
}

/** Nodes and every node inside them. */
function withInner(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(withInner);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(withInner)];
}

function* aboutNode(node: Node, text: string, base: string, today: string): Generator<Said> {
  const { '@type': type, title, name = title, validThrough } = node;
  const what = name ? `${String(type)} "${String(name)}"` : String(type);
  const { required = [], recommended = [], shown = [] } = rules[String(type)] ?? {};
  const wordsOf = (field: string) => String(node[field] ?? '');
  for (const field of required) if (!wordsOf(field)) yield error(subject, `${what} says no ${field}; it is required.`);
  for (const field of recommended)
    if (!wordsOf(field)) yield notice(subject, `${what} says no ${field}, which Google recommends.`);
  for (const field of shown)
    if (!text.includes(wordsOf(field)))
      yield error(subject, `${what} says "${wordsOf(field)}" as its ${field}, which is not on the page.`);
  for (const field of ['url', 'item', 'logo'])
    if (wordsOf(field) && !wordsOf(field).startsWith(base))
      yield error(subject, `${what} has an address outside ${base}: ${wordsOf(field)}.`);
  if (typeof validThrough === 'string' && validThrough.slice(0, 10) < today)
    yield notice(subject, `${what} has ended: take it off the page.`);
}
