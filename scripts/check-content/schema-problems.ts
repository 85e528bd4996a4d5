import type { z } from 'zod';
import { checkContent, fieldName } from '@/lib/content-problems';
import { contentFiles, contentFolders } from './content-files';
import { registryProblems } from './registry-problems';
import { samenessProblems } from './sameness-problems';
import type { Exports, Problem } from './check';

/** A problem whose line can be looked up. */
export interface FieldProblem extends Problem {
  readonly constant: string;
  readonly path: readonly PropertyKey[];
}

/**
 * Files that the others take their facts from, the most used first. A mistake in one of them stands in all that is built
 * on it, so it is said alone.
 */
const foundations = [
  'content/company.ts',
  'content/routes.ts',
  'content/logos.ts',
  'content/constants.ts',
  'content/street.ts',
];

/** What does not fit in files that can be read. */
export function schemaProblems(contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  const problemsIn = (file: string) =>
    schemasOf(file, contents.get(file) ?? {}).flatMap(([constant, schema, isOnly]) =>
      fieldProblems(file, contents.get(file) ?? {}, constant, schema, isOnly),
    );
  const files = [...contents.keys()];
  return (
    // Pages are compared when each of them is whole, and when it is the page that it says it is.
    firstFound([
      ...foundations.filter((file) => contents.has(file)).map((file) => () => problemsIn(file)),
      () => files.flatMap(problemsIn),
      () => registryProblems(contents),
      () => samenessProblems(contents),
    ])
  );
}

/** What the first of several checks finds that finds anything. */
function firstFound(checks: readonly (() => FieldProblem[])[]): FieldProblem[] {
  for (const check of checks) {
    const problems = check();
    if (problems.length) return problems;
  }
  return [];
}

/** The constants of a file with their schemas, and whether a file has but one, whose name need not be said. */
function schemasOf(file: string, exports: Exports): [constant: string, schema: z.ZodType, isOnly: boolean][] {
  const ofFolder = contentFolders[file.slice(0, file.lastIndexOf('/'))];
  if (ofFolder)
    return Object.keys(exports)
      .slice(0, 1)
      .map((constant) => [constant, ofFolder, true]);
  const constants = Object.entries(contentFiles[file] ?? {});
  return constants.map(([constant, schema]) => [constant, schema, constants.length === 1]);
}

function fieldProblems(
  file: string,
  exports: Exports,
  constant: string,
  schema: z.ZodType,
  isOnly: boolean,
): FieldProblem[] {
  if (!(constant in exports))
    return [{ file, constant, path: [], sentence: `exports no “${constant}”, which the site needs.` }];
  const result = checkContent(schema, exports[constant]);
  if ('data' in result) return [];
  return result.problems.map(({ path, sentence }) => ({
    file,
    constant,
    path,
    field: fieldName(isOnly ? path : [constant, ...path]),
    sentence,
  }));
}
