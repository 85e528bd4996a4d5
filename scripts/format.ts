import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { writeIfChanged } from '@/lib/write-if-changed';
import { main } from './lib/main';

/**
 * `npm run format`: formats what is not formatted. Somebody may be writing it: a file is never half there, and one that has been
 * saved since it was read is left as it is.
 */
await main(async () => {
  const { stdout, stderr } = spawnSync('npx', ['prettier', '--list-different', '.'], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr.trim());
  for (const file of stdout.split('\n').filter(Boolean)) {
    const text = readFileSync(file, 'utf8');
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
    if (readFileSync(file, 'utf8') !== text) console.log(`${file} has just been saved. Run npm run format again.`);
    else writeIfChanged(file, formatted);
  }
});
