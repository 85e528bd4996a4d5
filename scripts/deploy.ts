import { writeHostFiles } from './deploy/files';
import { main } from './lib/main';

/** `npm run deploy:config`: writes the host configurations that are out of date, and says which. */
await main(() => {
  const written = writeHostFiles();
  for (const file of written) console.log(`deploy: ${file}`);
  if (written.length === 0) console.log('deploy: every host configuration is up to date');
});
