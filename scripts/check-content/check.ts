import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../lib/files';
import { diagnose, isAboutField, sentenceOf, type Diagnostic } from './diagnostics';
import type { Exports, Problem } from './problem';

/**
 * Checks everything in content/: that it can be read, that every name in it exists, that it fits its schemas, and that
 * pages do not say the same where they must differ.
 * @param root the folder that content/ and the packages stand in
 */
export async function checkAllContent(root: string): Promise<Problem[]> {
  const compiler = diagnose(root);
  const contents = new Map<string, Exports>();
  const unreadable = new Map<string, unknown>();
  for (const name of filesBelow(join(root, 'content'), '.ts').filter((one) => !one.endsWith('.test.ts'))) {
    const file = `content/${name}`;
    try {
      contents.set(file, (await import(pathToFileURL(join(root, file)).href)) as Exports);
    } catch (error) {
      unreadable.set(file, error);
    }
  }
  if (unreadable.size === 0) {
    // Only now: schemas read the lists of addresses and logos themselves.
    const { schemaProblems } = await import('./schema-problems');
    const { referenceProblems } = await import('./reference-problems');
    const inFiles = schemaProblems(contents);
    const problems = inFiles.length ? inFiles : referenceProblems(root, contents);
    const named = compilerProblems(await compiler, problems);
    // Where a name does not exist its value is missing too, and of a field that stands twice one value is not meant.
    const unnamed = problems.filter(({ file }) => !named.some((one) => one.file === file));
    return [...(await located(root, unnamed)), ...named];
  }
  const { readSource } = await import('./source');
  // What is built on a file that cannot be read is not wrong itself.
  const faults = [...unreadable.keys()].flatMap((file) =>
    readSource(join(root, file)).faults.map((fault) => ({ file, ...fault })),
  );
  if (faults.length) return faults;
  const named = compilerProblems(await compiler, []);
  if (named.length) return named;
  return [...unreadable].map(([file, error]) => {
    const [message] = error instanceof Error ? error.message.split('\n', 1) : [String(error)];
    return { file, sentence: `cannot be read: ${message}` };
  });
}

/** What the compiler alone can find; of a field that a schema has spoken of, that is said better. */
function compilerProblems(diagnostics: readonly Diagnostic[], found: readonly Problem[]): Problem[] {
  const said = diagnostics.flatMap((one) => {
    const sentence = sentenceOf(one);
    const isSaid = isAboutField(one) && found.some(({ file }) => file === one.file);
    return sentence && !isSaid ? [{ file: one.file, line: one.line, sentence }] : [];
  });
  if (said.length || found.length) return said;
  return diagnostics.map(({ file, line, text }) => ({ file, line, sentence: `does not fit: ${text}` }));
}

/** The problems with the lines of their fields. */
async function located(root: string, problems: readonly Problem[]): Promise<readonly Problem[]> {
  if (problems.length === 0) return [];
  // The parser takes a while to load, and mostly nothing is wrong.
  const { readSource } = await import('./source');
  return problems.map((problem) => {
    const { file, constant = '', path = [] } = problem;
    return { ...problem, line: readSource(join(root, file)).lineOf(constant, path) };
  });
}
