import type { Finding } from './finding';

interface Rule {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  readonly shown?: readonly string[];
}

/**
 * What each type of structured data must and should say for Google's rich results, and which of its fields must stand on
 * the page itself (developers.google.com/search/docs/appearance/structured-data): Google forbids what visitors cannot see.
 */
const rules: Readonly<Record<string, Rule>> = {
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

type Node = Record<string, unknown>;

/** An error stops CI; a notice is for a person to judge. */
type Problem = Pick<Finding, 'level' | 'text'>;

/**
 * Checks one block of structured data: the types at its top level, in order, its breadcrumb, and what is wrong with it.
 * @param context everything that a visitor reads on the page, with the days of its time elements; where the site stands,
 *   with which every address must start; and the day of the check, such as "2026-11-21"
 */
export function checkGraph(json: string, context: Readonly<Record<'text' | 'base' | 'today', string>>) {
  const nodes = topNodes(json);
  const problems: Problem[] = nodesIn(nodes).flatMap((node) => nodeProblems(node, context));
  if (nodes.length === 0) problems.push(error('The block is no graph in JSON.'));
  if (json.includes('<')) problems.push(error('A "<" is not escaped; it could end the block.'));
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  const breadcrumb = (list ?? []) as { name: string; item: string }[];
  return { types: nodes.map((node) => String(node['@type'])), breadcrumb, problems };
}

function topNodes(json: string): Node[] {
  try {
    return (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
  } catch {
    return [];
  }
}

/** A node and every node inside it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function nodeProblems(node: Node, { text, base, today }: Parameters<typeof checkGraph>[1]): Problem[] {
  const { '@type': type, title, name = title, validThrough } = node;
  const subject = name ? `${String(type)} "${String(name)}"` : String(type);
  const { required = [], recommended = [], shown = [] } = rules[String(type)] ?? {};
  const wordsOf = (field: string) => String(node[field] ?? '');
  const isMissing = (field: string) => !wordsOf(field);
  const unseen = shown.filter((field) => !text.includes(wordsOf(field)));
  const foreign = ['url', 'item', 'logo'].filter((field) => wordsOf(field) && !wordsOf(field).startsWith(base));
  const hasEnded = typeof validThrough === 'string' && validThrough.slice(0, 10) < today;
  return [
    ...required.filter(isMissing).map((field) => error(`${subject} says no ${field}; it is required.`)),
    ...recommended.filter(isMissing).map((field) => notice(`${subject} says no ${field}, which Google recommends.`)),
    ...unseen.map((field) => error(`${subject} says "${wordsOf(field)}" as its ${field}, which is not on the page.`)),
    ...foreign.map((field) => error(`${subject} has an address outside ${base}: ${wordsOf(field)}.`)),
    ...(hasEnded ? [notice(`${subject} has ended: take it off the page.`)] : []),
  ];
}

const error = (text: string): Problem => ({ level: 'error', text });
const notice = (text: string): Problem => ({ level: 'notice', text });
