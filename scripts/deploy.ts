import { writeHostFiles } from './deploy/files';

/** `npm run deploy:config`: writes the host configurations. */
for (const file of writeHostFiles()) console.log(`deploy: ${file}`);
