import { dirname } from 'node:path';
import { checkContent, fieldName } from '@/lib/content-problems';
import { contentFiles, contentFolders } from './content-files';
import { duplicateProblems, registryProblems } from './page-problems';
import type { Contents, Exports, FieldProblem, Problem } from './problem';
import { lineOf } from './source';

/**
 * Files that others import, the most used first. A mistake in one of them shows up in everything built on it, so it is
 * reported alone.
 */
const foundations = [
  'content/company.ts',
  'content/routes.ts',
  'content/logos.ts',
  'content/constants.ts',
  'content/street.ts',
];

/**
 * Validates the exports of all content files, and returns the problems of the first step that finds any.
 * @param texts the source of the files, for line numbers
 */
export function schemaProblems(contents: Contents, texts: ReadonlyMap<string, string>): Problem[] {
  for (const problems of steps(contents)) {
    if (problems.length === 0) continue;
    return problems.map(({ file, path, sentence }) => {
      // The constant is named only in files with several.
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
  // Pages are compared only once each is valid and registered under its own name.
  yield registryProblems(contents);
  yield duplicateProblems(contents);
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
    const result = checkContent(typeof schema === 'function' ? schema(exports) : schema, exports[constant]);
    if ('data' in result) return [];
    return result.problems.map(({ path, sentence }) => ({ file, path: [constant, ...path], sentence }));
  });
}
