import { checkAllContent } from './check';

/**
 * Checks everything in content/ and reports each mistake with its file and line.
 * @returns whether there is none
 */
export async function reportMistakes(): Promise<boolean> {
  const started = performance.now();
  const mistakes = await checkAllContent();
  for (const { file, line, sentence } of mistakes) {
    console.error(`${file}${line ? `, line ${line}` : ''}\n  ${sentence}\n`);
    // GitHub shows it beside the line in the pull request.
    if (process.env.GITHUB_ACTIONS) console.log(`::error file=${file},line=${line ?? 1}::${sentence}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (mistakes.length)
    console.error(
      `${mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`} in content/ (found in ${seconds} s).`,
    );
  else console.log(`content: no mistakes (${seconds} s)`);
  return mistakes.length === 0;
}
