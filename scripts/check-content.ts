import { checkAllContent } from './check-content/check';

/**
 * `npm run content`, and the first step of `npm run build` and `npm run dev`: checks everything in content/ and says
 * each mistake in a sentence, with its file and line. Exits with 1 when there is one.
 */
const started = performance.now();
const mistakes = await checkAllContent();
for (const { file, line, sentence } of mistakes)
  console.error(`${file}${line ? `, line ${line}` : ''}\n  ${sentence}\n`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (mistakes.length) {
  console.error(
    `${mistakes.length === 1 ? 'One thing' : `${mistakes.length} things`} in content/ to put right (found in ${seconds} s).`,
  );
  process.exitCode = 1;
} else console.log(`content: all of it fits (${seconds} s)`);
