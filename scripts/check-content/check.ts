import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../lib/files';
import { diagnose, isAboutField, sentenceOf, type Diagnostic } from './diagnostics';

/** A mistake in content, and where an editor finds it. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** The field; nothing when it is the whole file or line. */
  readonly field?: string;
  readonly sentence: string;
}

/** What a content file exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * Checks everything in content/: that it can be read, that every name in it exists, that it fits its schemas, and that
 * pages do not say the same where they must differ.
 * @param root the folder that content/ and the packages stand in
 */
export async function checkAllContent(root: string): Promise<Problem[]> {
  const compiler = diagnose(root);
  const files = filesBelow(join(root, 'content'), '.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `content/${file}`);
  const contents = new Map<string, Exports>();
  const unreadable = new Map<string, unknown>();
  for (const file of files) {
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
    const problems = await located(root, inFiles.length ? inFiles : referenceProblems(root, contents));
    const named = compilerProblems(await compiler, problems);
    // Where a name does not exist its value is missing too, and of a field that stands twice one value is not meant.
    const isNamed = ({ file }: Problem) => named.some((one) => one.file === file);
    return [...problems.filter((one) => !isNamed(one)), ...named];
  }
  const { readSource } = await import('./source');
  // What is built on a file that cannot be read is not wrong itself.
  const faults = [...unreadable.keys()].flatMap((file) =>
    readSource(join(root, file)).faults.map((fault) => ({ file, ...fault })),
  );
  if (faults.length) return faults;
  const named = compilerProblems(await compiler, []);
  return named.length
    ? named
    : [...unreadable].map(([file, error]) => ({ file, sentence: `cannot be read: ${messageOf(error)}` }));
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
async function located(
  root: string,
  problems: readonly (Problem & { constant?: string; path?: readonly PropertyKey[] })[],
) {
  if (problems.length === 0) return [];
  const { readSource } = await import('./source');
  const sources = new Map(
    [...new Set(problems.map(({ file }) => file))].map((file) => [file, readSource(join(root, file))]),
  );
  return problems.map(({ constant, path, ...problem }) => ({
    ...problem,
    line: problem.line ?? (constant ? sources.get(problem.file)?.lineOf(constant, path ?? []) : undefined),
  }));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n', 1)[0]! : String(error);
}
