import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourcesBelow } from '../lib/files';
import { diagnose } from './diagnostics';
import type { Exports, Problem } from './problem';
import { syntaxProblems } from './source';

/**
 * Checks that everything in content/ can be parsed, refers only to names that exist, matches its schemas, and does not
 * repeat words that must be unique to a page.
 * @returns the problems of the first step that finds any, because later steps would only report their consequences
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

  // Imported late, because these modules import content themselves.
  const { schemaProblems } = await import('./schema-problems');
  const { drawingProblems, nameProblems } = await import('./reference-problems');
  const problems = schemaProblems(contents, texts);
  // The compiler finds unknown fields in files without a schema; schemas report those of the pages that import them.
  const isReported = (file: string) => problems.some((one) => one.file === file);
  yield [...problems, ...diagnostics.filter(({ about, file }) => about === 'field' && !isReported(file))];
  yield [...[...texts].flatMap(([file, text]) => drawingProblems(file, text)), ...nameProblems()];
  yield diagnostics;
}
