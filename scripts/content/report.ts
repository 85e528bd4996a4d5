import { readAndCheck } from './check';
import type { Problem } from './problem';
import { writeContent } from './write';

/**
 * Reads and checks everything in content/, and writes it for the site (generated/content) if nothing is wrong.
 * @returns the mistakes, each with its file and line; '' for none
 */
export function makeContent(): string {
  const started = performance.now();
  const checked = readAndCheck();
  if ('contents' in checked) {
    writeContent(checked.contents);
    return '';
  }
  const { problems } = checked;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  return [...problems.map(inWords), `${count} in content/ (found in ${seconds} s).`].join('\n\n');
}

function inWords({ file, line, sentence }: Problem): string {
  // GitHub shows it beside the line in the pull request.
  if (process.env.GITHUB_ACTIONS) console.log(`::error file=${file},line=${line ?? 1}::${sentence}`);
  return `${file}${line ? `, line ${line}` : ''}\n  ${sentence}`;
}
