import { execFileSync } from 'node:child_process';

/** Runs git with these arguments and returns what it prints. */
type Git = (...args: string[]) => string;

const git: Git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * When each file in content/ last changed, by the repository's own history: ISO 8601 by path. Only what is sure is
 * told: nothing where there is no history or a shortened one (a clone of depth 1 dates every file to its last
 * commit), nothing about a file with changes that are not committed yet, and no day that is still to come (a commit
 * made by a clock that was ahead).
 * @param run git, or what stands in for it in a test
 * @param now the present, in ms since 1970
 */
export function lastChanges(run: Git = git, now = Date.now()): ReadonlyMap<string, string> {
  try {
    if (run('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const changes = newestFirst(run('log', '--format=%n%cI', '--name-only', '--relative', '--', 'content'));
    // Not `git status`, whose paths begin at the top of the repository, of which the site may be a folder.
    const uncommitted = [
      run('diff', 'HEAD', '--name-only', '--relative', '--', 'content'),
      run('ls-files', '--others', '--', 'content'),
    ];
    for (const file of uncommitted.join('\n').split('\n')) changes.delete(file);
    for (const [file, date] of changes) if (Date.parse(date) > now) changes.delete(file);
    return changes;
  } catch {
    return new Map();
  }
}

/** Reads `git log --name-only`: a date, then the files of that commit. The first date of a file is its newest. */
function newestFirst(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\dT/.test(line)) date = line;
    else if (line && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}
