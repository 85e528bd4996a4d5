import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/**
 * Follows the files of a folder. They fit when this begins: `npm run dev` has just checked them.
 * @param check says what is wrong with them; it runs once for each state of the files
 * @returns what tells the check's words on the files as they are when it is asked; '' when all of them fit
 */
export function watchContent(folder = 'content', check = checkContent): () => Promise<string> {
  let checked = { state: stateOf(folder), problems: Promise.resolve('') };
  return () => {
    const state = stateOf(folder);
    if (checked.state !== state) checked = { state, problems: check() };
    return checked.problems;
  };
}

/** Names and times of all files: it changes when one is written, added or taken away. */
function stateOf(folder: string): string {
  const times = filesBelow(folder, '.ts').map((file) => {
    // An editor may be replacing the file at this moment.
    const written = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
    return `${file} ${written}`;
  });
  return times.join('\n');
}

/** In another process: this one has read the files as they were when it began. */
function checkContent(): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/check-content.ts'];
  return new Promise((resolve) =>
    execFile(process.execPath, args, (error, _, problems) => resolve(error ? (problems || error.message).trim() : '')),
  );
}
