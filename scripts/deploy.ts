import { writeHostFiles } from './deploy/files';
import { main } from './lib/main';

/** `npm run deploy:config`: rewrites host configurations that are out of date, and lists them. */
await main(() => {
  const written = writeHostFiles();
  for (const file of written) console.log(`deploy: ${file}`);
  if (written.length === 0) console.log('deploy: every host configuration is up to date');
});
