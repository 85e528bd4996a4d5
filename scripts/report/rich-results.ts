import { error, notice, type Remark } from './finding';

/**
 * The fields that Google requires and recommends for rich results, and those that must be visible on the page, because
 * Google forbids structured data that visitors cannot see
 * (developers.google.com/search/docs/appearance/structured-data).
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

/** The top-level nodes of a JSON-LD graph; none when it is not valid. */
export function nodesOf(json: string): Node[] {
  try {
    return (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
  } catch {
    return [];
  }
}

/**
 * Checks one block of structured data.
 * @param text the visible text of the page, with the dates of its time elements
 * @param base the public URL of the site, with which every URL must begin
 * @param today as YYYY-MM-DD
 */
export function* checkGraph(json: string, text: string, base: string, today: string): Generator<Remark> {
  const nodes = nodesOf(json);
  for (const node of withInner(nodes)) yield* checkNode(node, text, base, today);
  if (nodes.length === 0) yield error(subject, 'The block is not a JSON-LD graph.');
  if (json.includes('<')) yield error(subject, 'A "<" is not escaped; it could close the script element.');
}

function withInner(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(withInner);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(withInner)];
}

function* checkNode(node: Node, text: string, base: string, today: string): Generator<Remark> {
  const { '@type': type, title, name = title, validThrough } = node;
  const what = name ? `${String(type)} "${String(name)}"` : String(type);
  const { required = [], recommended = [], shown = [] } = rules[String(type)] ?? {};
  const valueOf = (field: string) => String(node[field] ?? '');
  for (const field of required)
    if (!valueOf(field)) yield error(subject, `${what} has no ${field}, which is required.`);
  for (const field of recommended)
    if (!valueOf(field)) yield notice(subject, `${what} has no ${field}, which Google recommends.`);
  for (const field of shown)
    if (!text.includes(valueOf(field)))
      yield error(subject, `${what} has the ${field} "${valueOf(field)}", which is not on the page.`);
  // A source is somebody else's.
  for (const field of type === 'CreativeWork' ? [] : ['url', 'item', 'logo'])
    if (valueOf(field) && !valueOf(field).startsWith(base))
      yield error(subject, `${what} has an address outside ${base}: ${valueOf(field)}.`);
  if (typeof validThrough === 'string' && validThrough.slice(0, 10) < today)
    yield notice(subject, `${what} has expired: remove it from the page.`);
}
