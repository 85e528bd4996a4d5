import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/**
 * Checks the files of a folder again whenever they change. They are assumed valid at the start, because `npm run dev`
 * has just checked them.
 * @param check resolves to the problems, or ''; it runs once for each state of the files
 * @returns a function that resolves to the problems of the files as they are when it is called, or ''
 */
export function watchContent(folder = 'content', check = checkContent): () => Promise<string> {
  let checked = { state: stateOf(folder), problems: Promise.resolve('') };
  return () => {
    const state = stateOf(folder);
    if (checked.state !== state) checked = { state, problems: check() };
    return checked.problems;
  };
}

/** Names and modification times, so that it changes when a file is written, added or deleted. */
function stateOf(folder: string): string {
  const times = filesBelow(folder, '.ts').map((file) => {
    // The file may be missing while an editor replaces it.
    const written = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
    return `${file} ${written}`;
  });
  return times.join('\n');
}

/** Runs in a new process, because this one has cached the content modules. */
function checkContent(): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/check-content.ts'];
  return new Promise((resolve) =>
    execFile(process.execPath, args, (error, _, problems) => resolve(error ? (problems || error.message).trim() : '')),
  );
}
