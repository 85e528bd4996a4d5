import { checkAllContent } from './check-content/check';

/**
 * `npm run content`, and the first step of `npm run build` and `npm run dev`: checks everything in content/, reports
 * each mistake with its file and line, and exits with 1 if there is any.
 */
const started = performance.now();
const mistakes = await checkAllContent();
for (const { file, line, sentence } of mistakes)
  console.error(`${file}${line ? `, line ${line}` : ''}\n  ${sentence}\n`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (mistakes.length) {
  console.error(
    `${mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`} in content/ (found in ${seconds} s).`,
  );
  process.exitCode = 1;
} else console.log(`content: no mistakes (${seconds} s)`);
