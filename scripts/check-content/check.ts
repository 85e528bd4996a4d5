import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourcesBelow } from '../lib/files';
import { diagnose } from './diagnostics';
import type { Exports, Problem } from './problem';
import { syntaxProblems } from './source';

/**
 * Checks everything in content/: that it can be read, that every name in it exists, that it fits its schemas, and that
 * pages do not say the same where they must differ.
 * @returns what the first of these steps finds: the next ones would find what follows from it
 */
export async function checkAllContent(): Promise<readonly Problem[]> {
  for await (const problems of steps()) if (problems.length) return problems;
  return [];
}

async function* steps(): AsyncGenerator<readonly Problem[]> {
  const compiling = diagnose();
  const files = sourcesBelow('content', '.ts');
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  yield [...texts].flatMap(([file, text]) => syntaxProblems(file, text));

  const diagnostics = await compiling;
  yield diagnostics.filter(({ about }) => about === 'name');

  const contents = new Map<string, Exports>();
  const unreadable: Problem[] = [];
  for (const file of files) {
    try {
      contents.set(file, (await import(pathToFileURL(resolve(file)).href)) as Exports);
    } catch (error) {
      unreadable.push({ file, sentence: `cannot be read: ${(error as Error).message.split('\n', 1)[0]}` });
    }
  }
  yield unreadable;

  // Only now: these modules read content themselves.
  const { schemaProblems } = await import('./schema-problems');
  const { drawingProblems, nameProblems } = await import('./reference-problems');
  const problems = schemaProblems(contents, texts);
  // A file without a schema stands in the pages that take it: there the schema finds its field, here the compiler.
  const isSaid = (file: string) => problems.some((one) => one.file === file);
  yield [...problems, ...diagnostics.filter(({ about, file }) => about === 'field' && !isSaid(file))];
  yield [...[...texts].flatMap(([file, text]) => drawingProblems(file, text)), ...nameProblems()];
  yield diagnostics;
}
