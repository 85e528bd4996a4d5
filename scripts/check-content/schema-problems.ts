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

/** What does not fit in files that can be read. */
export function schemaProblems(contents: ReadonlyMap<string, Exports>): FieldProblem[] {
  const problems = [...contents].flatMap(([file, exports]) =>
    schemasOf(file, exports).flatMap(([constant, schema, isOnly]) =>
      fieldProblems(file, exports, constant, schema, isOnly),
    ),
  );
  // Pages are compared when each of them is whole.
  return problems.length ? problems : [...registryProblems(contents), ...samenessProblems(contents)];
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
