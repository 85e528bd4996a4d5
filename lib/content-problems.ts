import type { z } from 'zod';
import { formatNames } from './facts';

/** A mistake in a content file, described for its editor. */
export interface ContentProblem {
  /** The path of the field: `['sections', 2, 'title']`. */
  readonly path: readonly PropertyKey[];
  /** A sentence without its subject, which is the field: `is missing. Expected some text.` */
  readonly sentence: string;
}

type Issue = z.core.$ZodIssue;

/**
 * Checks data against a schema.
 * @param facts the names that texts may have in braces, for advice
 * @returns the data as the schema hands it on, or every problem in it
 */
export function checkContent<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  facts: readonly string[] = [],
): { data: z.output<Schema> } | { problems: ContentProblem[] } {
  const result = schema.safeParse(data, { error: defaultMessage, reportInput: true });
  if (result.success) return { data: result.data };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, valueAt(data, issue.path), facts));
  // A field whose name is misspelt is not reported as missing too.
  const meant = new Set(problems.map((problem) => problem.meant).filter(Boolean));
  return { problems: problems.filter((problem) => !problem.isMissing || !meant.has(fieldName(problem.path))) };
}

/** `['sections', 2, 'title']` as `sections[2].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}

/** The one of `names` that `name` is probably a misspelling of; nothing when none is close. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const most = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [best] = names
    .map((known) => ({ known, distance: editDistance(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.known;
}

/** How many letters have to be added, left out or replaced to make one text of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  const wantedLetters = [...to];
  let row = [...wantedLetters.keys(), wantedLetters.length];
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of wantedLetters.entries()) {
      const replaced = (row[column] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Leaves missing messages to `expectation`, and passes on the known fields where one is unknown. */
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

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], data);
}

function problemsOf(issue: Issue, written: unknown, facts: readonly string[]): FoundProblem[] {
  const { path, message } = issue;
  if (issue.code === 'custom' && issue.params?.filled)
    return [{ path, sentence: `${message}, ${adviceOnGap(issue.params as unknown as Gap, facts)}` }];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownField(path, key, message.split(' '), written));
  // A message that does not begin with "expected" is complete: it names what was found as well.
  if (message && !message.startsWith('expected')) return [{ path, sentence: sentence(message, '') }];
  const isMissing = written === undefined;
  return [{ path, sentence: `${found(issue, written)}. ${expectation(issue, written)}`, isMissing }];
}

/** A gap that is no fact: its name, its format, and the gaps that the text may have. */
interface Gap {
  readonly gap: string;
  readonly format?: string;
  readonly filled: readonly string[];
}

function adviceOnGap({ gap, format, filled }: Gap, facts: readonly string[]): string {
  if (format && facts.includes(gap)) {
    const meant = nearest(format, formatNames);
    return `and there is no format “${format}”. ${meant ? `Did you mean “${meant}”?` : `Expected one of: ${formatNames.join(', ')}.`}`;
  }
  const meant = nearest(gap, [...filled, ...facts]);
  const gaps = filled.length ? ` This text may have ${filled.map((name) => `{${name}}`).join(', ')}.` : '';
  return `which is no fact.${meant ? ` Did you mean {${meant}}?` : ' Facts are the fields of content/company.yaml and content/street.yaml.'}${gaps}`;
}

function unknownField(path: PropertyKey[], key: string, known: readonly string[], input: unknown): FoundProblem {
  const unused = known.filter((field) => (input as Record<string, unknown>)[field] === undefined);
  const meant = nearest(key, unused);
  const advice = meant ? `Did you mean “${meant}”?` : `Expected one of: ${known.join(', ')}.`;
  return {
    path: [...path, key],
    sentence: `is not a known field. ${advice}`,
    meant: meant && fieldName([...path, meant]),
  };
}

/** What was found, with its length where that is the problem. */
function found({ code }: Issue, written: unknown): string {
  if (written === undefined) return 'is missing';
  if (written === null) return 'is empty';
  if (typeof written === 'string') {
    const words = written.trim();
    if (words === '') return 'is empty';
    const hasLength = code === 'too_big' || code === 'too_small';
    return `${hasLength ? `has ${words.length} characters: ` : 'is '}“${excerpt(words)}”`;
  }
  if (Array.isArray(written))
    return written.length ? `is a list with ${amount(written.length, 'array')}` : 'is an empty list';
  if (typeof written === 'number') return `is the number ${written}`;
  if (typeof written !== 'object') return `is ${String(written)}`;
  return 'is a block of fields';
}

/** What was expected, as one or two sentences. */
function expectation(issue: Issue, written: unknown): string {
  const options = optionsOf(issue);
  const meant = typeof written === 'string' ? nearest(written, options) : undefined;
  const advice = meant ? ` Did you mean “${meant}”?` : '';
  if (issue.message) return sentence(issue.message) + advice;
  if (options.length) return `${options.length > 1 ? 'Expected one of: ' : 'Expected '}${options.join(', ')}.${advice}`;
  if (issue.code === 'invalid_type') return `Expected ${types[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'too_small') return `Expected at least ${amount(Number(issue.minimum), issue.origin)}.`;
  if (issue.code === 'too_big') return `Expected at most ${amount(Number(issue.maximum), issue.origin)}.`;
  return 'Expected something else.';
}

function optionsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return (issue.code === 'invalid_union' && 'options' in issue && issue.options?.map(String)) || [];
}

const types: Partial<Record<string, string>> = {
  string: 'text; put single quotation marks around it if it is a number, true, false or begins with a brace',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list: each entry on a line of its own that begins with a hyphen and a space',
  object: 'a block of fields: each on a line of its own, two spaces further in',
  date: 'a day',
};

function amount(count: number, of: string): string {
  const [singular, plural] =
    of === 'string' ? ['character', 'characters'] : of === 'array' ? ['entry', 'entries'] : ['', ''];
  return `${count} ${count === 1 ? singular : plural}`.trim();
}

function excerpt(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 45).trimEnd()} … ${line.slice(-20).trimStart()}`;
}

/** Words as a sentence: it begins with a capital letter, unless it goes on after the name of a field. */
function sentence(words: string, first = words.charAt(0).toUpperCase()): string {
  const begun = first ? first + words.slice(1) : words;
  return /[.?!]$/.test(begun) ? begun : `${begun}.`;
}
