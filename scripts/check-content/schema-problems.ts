import { checkContent, fieldName } from '@/lib/content-problems';
import { contentFiles, contentFolders } from './content-files';
import { registryProblems, samenessProblems } from './page-problems';
import { problemAt, type Contents, type Exports, type Problem } from './problem';

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
export function schemaProblems(contents: Contents): Problem[] {
  const problemsIn = (file: string) => fileProblems(file, contents.get(file) ?? {});
  // Pages are compared when each of them is whole, and when it is the page that it says it is.
  const checks = [
    ...foundations.filter((file) => contents.has(file)).map((file) => () => problemsIn(file)),
    () => [...contents.keys()].flatMap(problemsIn),
    () => registryProblems(contents),
    () => samenessProblems(contents),
  ];
  for (const check of checks) {
    const problems = check();
    if (problems.length) return problems;
  }
  return [];
}

function fileProblems(file: string, exports: Exports): Problem[] {
  const ofFolder = contentFolders[file.slice(0, file.lastIndexOf('/'))];
  const [only = ''] = Object.keys(exports);
  const schemas = Object.entries(ofFolder ? { [only]: ofFolder } : (contentFiles[file] ?? {}));
  return schemas.flatMap(([constant, schema]) => {
    if (!(constant in exports))
      return [problemAt(file, constant, [], `exports no “${constant}”, which the site needs.`)];
    const result = checkContent(schema, exports[constant]);
    if ('data' in result) return [];
    // Where a file has but one constant, its name need not be said.
    const before = schemas.length > 1 ? [constant] : [];
    return result.problems.map(({ path, sentence }) =>
      problemAt(file, constant, path, sentence, fieldName([...before, ...path])),
    );
  });
}
