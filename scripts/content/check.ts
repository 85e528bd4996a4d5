import { checkContent, fieldName } from '@/lib/content-problems';
import { latestToday } from '@/lib/day';
import { fillFacts, type Facts } from '@/lib/facts';
import type { Accessibility } from '@/lib/schemas/accessibility';
import type { Company } from '@/lib/schemas/company';
import { redirectFaults } from '@/lib/redirects';
import type { Redirect } from '@/lib/schemas/redirects';
import type { Rules } from '@/lib/schemas/rules';
import type { Samples } from '@/lib/schemas/samples';
import { storySchema } from '@/lib/schemas/street';
import { schemaOf } from './collections';
import { designProblems } from './design';
import { factsOf } from './facts';
import {
  addressesIn,
  addressProblems,
  duplicateProblems,
  missingPages,
  orderProblems,
  sceneProblems,
  tabProblems,
} from './pages';
import type { Contents, FieldProblem, Problem } from './problem';
import { pathOf, readContent, type ContentFile } from './read';
import { letterProblems } from './letters';
import { referenceProblems } from './references';

/**
 * What is wrong, or else what every file says, by its name in content/, with the facts in its texts. `fitting` is the same
 * where each file is right by itself, and only what one says of another is wrong, such as a link to a page that has moved.
 */
export type Checked =
  { readonly problems: readonly Problem[]; readonly fitting?: Contents } | { readonly contents: Contents };

/**
 * The files that facts come from. A mistake in one of them shows up in everything that names the fact, so it is reported
 * alone.
 */
const foundations = ['company', 'samples', 'accessibility', 'rules'] as const;

/**
 * Reads everything in a folder of content and checks it: that it is YAML, fits its schema, names what is there, and repeats
 * nothing that must be unique to a page.
 * @returns the problems of the first step that finds any, because later ones would only report their consequences
 */
export function readAndCheck(folder?: string): Checked {
  const { read, problems } = readContent(folder);
  if (problems.length) return { problems };
  return checkFiles(read);
}

/** Checks files that have been read, as `readAndCheck` does. */
export function checkFiles(read: readonly ContentFile[]): Checked {
  const files = new Map(read.map((file) => [file.name, file]));
  const withLines = (fieldProblems: readonly FieldProblem[]): readonly Problem[] =>
    fieldProblems.map(({ name, path, sentence }) => ({
      file: pathOf(name),
      line: files.get(name)?.lineOf(path),
      sentence: `${fieldName(path)} ${sentence}`.trim(),
    }));
  const parsed = (names: readonly string[], facts: Facts) => check(files, names, facts);

  const first = parsed(foundations, new Map());
  // Its own facts stand in the chapters, so the story is read before them.
  const told = checkContent(storySchema, (files.get('street')?.data as { story?: unknown }).story);
  const inStory =
    'problems' in told
      ? told.problems.map((problem) => ({ ...problem, path: ['story', ...problem.path], name: 'street' }))
      : [];
  if ('problems' in told || first.problems.length) return { problems: withLines([...first.problems, ...inStory]) };

  const facts = factsOf({
    company: first.contents.get('company') as Company,
    samples: first.contents.get('samples') as Samples,
    accessibility: first.contents.get('accessibility') as Accessibility,
    rules: first.contents.get('rules') as Rules,
    story: told.data,
  });
  const { contents, problems } = parsed([...files.keys()], facts);
  if (problems.length) return { problems: withLines(problems) };

  const checks = [
    missingPages,
    orderProblems,
    addressProblems,
    referenceProblems,
    sceneProblems,
    tabProblems,
    redirectProblems,
    duplicateProblems,
    letterProblems,
  ];
  for (const find of checks) {
    const faults = find(contents);
    if (faults.length) return { problems: withLines(faults), fitting: contents };
  }
  const design = designProblems();
  return design.length ? { problems: design } : { contents };
}

/** Puts the facts into files and checks each against its schema. */
function check(files: ReadonlyMap<string, ContentFile>, names: readonly string[], facts: Facts) {
  const contents = new Map<string, unknown>();
  const problems: FieldProblem[] = [];
  for (const name of names) {
    const schema = schemaOf(name);
    const file = files.get(name);
    if (!schema || !file) continue;
    const result = checkContent(schema, fillFacts(file.data, facts), [...facts.keys()]);
    if ('data' in result) contents.set(name, result.data);
    else problems.push(...result.problems.map((problem) => ({ ...problem, name })));
  }
  return { contents, problems };
}

function redirectProblems(contents: Contents): FieldProblem[] {
  const { moved } = contents.get('redirects') as { moved: readonly Redirect[] };
  return redirectFaults(moved, addressesIn(contents), latestToday()).map(({ index, field, message }) => ({
    name: 'redirects',
    path: ['moved', index, field],
    sentence: message,
  }));
}
