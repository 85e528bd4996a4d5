import leven from 'leven';
import type { z } from 'zod';

/** What does not fit in content, as a sentence for whoever edits it. */
export interface ContentProblem {
  /** Where it stands: `['sections', 2, 'title']`. */
  readonly path: readonly PropertyKey[];
  /** What stands there and what was expected, as `is missing. Expected some text.` */
  readonly sentence: string;
}

type Issue = z.core.$ZodIssue;

/**
 * Checks data against a schema.
 * @returns the data as the schema hands it on, or every problem in it
 */
export function checkContent<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data: z.output<Schema> } | { problems: ContentProblem[] } {
  const result = schema.safeParse(data, { error: defaultMessage, reportInput: true });
  if (result.success) return { data: result.data };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue));
  // A field whose name is misspelt is not missing as well.
  const meant = new Set(problems.map((one) => one.meant).filter(Boolean));
  return { problems: problems.filter((one) => !one.isMissing || !meant.has(fieldName(one.path))) };
}

/** `['sections', 2, 'title']` as `sections[2].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}

/** The one of `names` that somebody meant who wrote `name`: nothing when none is near. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  const [best] = names
    .map((one) => ({ one, distance: leven(name.toLowerCase(), one.toLowerCase(), { maxDistance: most + 1 }) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}

/** Schemas say what was expected; what they leave out is said below. Of an unknown field the known ones are passed on. */
function defaultMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code !== 'unrecognized_keys') return '';
  const { shape } = (issue.inst as z.core.$ZodObject)._zod.def;
  return Object.keys(shape).join(' ');
}

interface FoundProblem extends ContentProblem {
  readonly isMissing?: boolean;
  /** The whole name of the field that a misspelt one was meant to be. */
  readonly meant?: string;
}

function problemsOf(issue: Issue): FoundProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownField(path, key, issue.message.split(' '), issue.input));
  const isMissing = issue.input === undefined && issue.code !== 'custom';
  return [{ path, sentence: `${found(issue)}. ${expectation(issue)}`, isMissing }];
}

/** A field that the schema does not know. */
function unknownField(path: PropertyKey[], key: string, known: readonly string[], input: unknown): FoundProblem {
  const unused = known.filter((one) => !(one in (input as object)));
  const meant = nearest(key, unused);
  const advice = meant ? `Did you mean “${meant}”?` : `Expected one of: ${known.join(', ')}.`;
  return {
    path: [...path, key],
    sentence: `is no field that exists here. ${advice}`,
    meant: meant && fieldName([...path, meant]),
  };
}

/** What stands there, with its length where that is the matter. */
function found(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'custom' && !issue.message.startsWith('expected')) return issue.message.replace(/\. .*/s, '');
  if (input === undefined) return 'is missing';
  if (input === null) return 'is null';
  if (typeof input === 'string') {
    if (input.trim() === '') return 'is empty';
    const isLength = issue.code === 'too_big' || issue.code === 'too_small';
    return `${isLength ? `has ${input.trim().length} characters: ` : 'is '}“${excerpt(input)}”`;
  }
  if (Array.isArray(input))
    return input.length === 0
      ? 'is an empty list'
      : `is a list with ${input.length} ${input.length === 1 ? 'entry' : 'entries'}`;
  if (issue.code === 'invalid_union') return 'is of a kind that does not exist';
  if (typeof input === 'number') return `is the number ${input}`;
  return typeof input === 'boolean'
    ? `is ${input}`
    : `is a ${typeof input === 'object' ? 'block in { }' : typeof input}`;
}

/** What was expected, as one or two sentences. */
function expectation(issue: Issue): string {
  const { message } = issue;
  if (issue.code === 'custom' && !message.startsWith('expected')) return sentence(message.replace(/^.*?\. /s, ''));
  const options =
    issue.code === 'invalid_value'
      ? issue.values.map(String)
      : issue.code === 'invalid_union'
        ? unionOptions(issue)
        : [];
  const written = issue.code === 'invalid_union' ? discriminatorOf(issue) : issue.input;
  const meant = typeof written === 'string' ? nearest(written, options) : undefined;
  const advice = meant ? ` Did you mean “${meant}”?` : '';
  if (message) return sentence(message) + advice;
  if (options.length) return `${options.length > 1 ? 'Expected one of: ' : 'Expected '}${options.join(', ')}.${advice}`;
  if (issue.code === 'invalid_type') return `Expected ${types[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'too_small') return `Expected at least ${amount(Number(issue.minimum), issue.origin)}.`;
  if (issue.code === 'too_big') return `Expected at most ${amount(Number(issue.maximum), issue.origin)}.`;
  return 'Expected something else.';
}

const types: Partial<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in [ ]',
  object: 'a block in { }',
  date: 'a day',
  function: 'a function',
};

function unionOptions(issue: z.core.$ZodIssueInvalidUnion): string[] {
  return ('options' in issue && issue.options?.map(String)) || [];
}

/** What stands where a union's kinds are told apart. */
function discriminatorOf(issue: z.core.$ZodIssueInvalidUnion): unknown {
  const { input } = issue;
  const key = 'discriminator' in issue ? issue.discriminator : undefined;
  return key && input && typeof input === 'object' ? (input as Record<string, unknown>)[key] : undefined;
}

function amount(count: number, of: string): string {
  const [one, many] = of === 'string' ? ['character', 'characters'] : of === 'array' ? ['entry', 'entries'] : ['', ''];
  return `${count} ${count === 1 ? one : many}`.trim();
}

/** The beginning and the end of a long text. */
function excerpt(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 45).trimEnd()} … ${line.slice(-20).trimStart()}`;
}

function sentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?!]$/.test(begun) ? begun : `${begun}.`;
}
