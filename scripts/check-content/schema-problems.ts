import { dirname } from 'node:path';
import { checkContent, fieldName } from '@/lib/content-problems';
import { contentFiles, contentFolders } from './content-files';
import { registryProblems, samenessProblems } from './page-problems';
import type { Contents, Exports, FieldProblem, Problem } from './problem';
import { lineOf } from './source';

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

/**
 * What does not fit in files that can be read.
 * @param texts the files as they are written, for the lines
 */
export function schemaProblems(contents: Contents, texts: ReadonlyMap<string, string>): Problem[] {
  for (const problems of steps(contents)) {
    if (problems.length === 0) continue;
    return problems.map(({ file, path, sentence }) => {
      // Where a file has but one constant, its name need not be said.
      const hasSeveral = Object.keys(contentFiles[file] ?? {}).length > 1;
      const field = fieldName(hasSeveral ? path : path.slice(1));
      return { file, line: lineOf(texts.get(file) ?? '', path), sentence: `${field} ${sentence}`.trim() };
    });
  }
  return [];
}

function* steps(contents: Contents): Generator<readonly FieldProblem[]> {
  const ofFile = (file: string) => fileProblems(file, contents.get(file) ?? {});
  yield* foundations.filter((file) => contents.has(file)).map(ofFile);
  yield [...contents.keys()].flatMap(ofFile);
  // Pages are compared when each of them is whole, and when it is the page that it says it is.
  yield registryProblems(contents);
  yield samenessProblems(contents);
}

function fileProblems(file: string, exports: Exports): FieldProblem[] {
  const ofFolder = contentFolders[dirname(file)];
  const [only = ''] = Object.keys(exports);
  const schemas = Object.entries(ofFolder ? { [only]: ofFolder } : (contentFiles[file] ?? {}));
  return schemas.flatMap(([constant, schema]) => {
    if (!(constant in exports))
      return [
        {
          file,
          path: [constant],
          sentence: `is not exported: expected “export const ${constant}”, which the site needs.`,
        },
      ];
    const result = checkContent(schema, exports[constant]);
    if ('data' in result) return [];
    return result.problems.map(({ path, sentence }) => ({ file, path: [constant, ...path], sentence }));
  });
}
