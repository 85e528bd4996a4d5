/** @jest-environment node */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourcesBelow } from '../lib/files';

/** Files of Next's own kind, which its documentation describes. */
const exempt = /\/(?:page|layout|page\.dev)\.tsx$/;

const files = ['app', 'art/drawings', 'components', 'lib', 'packages', 'site', 'scripts'].flatMap((folder) => [
  ...sourcesBelow(folder, '.ts'),
  ...sourcesBelow(folder, '.tsx'),
]);

/** The exported functions of a file that have no doc comment. */
function undocumented(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || ts.getJSDocCommentsAndTags(statement).length > 0) return [];
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported ? [`${file}: ${statement.name?.text ?? 'default'}`] : [];
  });
}

it('every exported function has a doc comment (CONTRIBUTING.md, "Rules, and why")', () => {
  const read = files.filter((file) => !exempt.test(file));
  expect(read.length).toBeGreaterThan(300);
  expect(read.flatMap(undocumented)).toEqual([]);
});
