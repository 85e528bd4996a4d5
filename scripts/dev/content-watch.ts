import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/** What is wrong with the files in content/, followed while they are edited. */
export interface ContentWatch {
  /** What the check says of the files as they are now: nothing when all of them fit. */
  latest(): Promise<string>;
  /** Calls back whenever the check has said something new. @returns what ends that */
  onChange(listener: (problems: string) => void): () => void;
  close(): void;
}

/**
 * Follows the files of a folder. They fit when this begins: `npm run dev` has just checked them.
 * @param check says what is wrong with them; it runs once for each state of the files
 * @param interval time in ms between two looks at the files: editors replace a file in too many ways to listen for each
 */
export function watchContent(
  folder = 'content',
  check: () => Promise<string> = checkContent,
  interval = 250,
): ContentWatch {
  const listeners = new Set<(problems: string) => void>();
  let checked = { state: stateOf(folder), problems: Promise.resolve('') };
  let told = '';

  function latest(): Promise<string> {
    const state = stateOf(folder);
    if (checked.state !== state) checked = { state, problems: check() };
    return checked.problems;
  }

  async function look() {
    const problems = await latest();
    if (problems === told) return;
    told = problems;
    for (const listener of listeners) listener(problems);
  }

  const timer = setInterval(() => void look(), interval).unref();
  return {
    latest,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}

/** Names and times of all files: it changes when one is written, added or taken away. */
function stateOf(folder: string): string {
  const times = filesBelow(folder, '.ts').map((file) => {
    const { mtimeMs } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return `${file} ${mtimeMs}`;
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
