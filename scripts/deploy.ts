import { writeHostFiles } from './deploy/write';

/** `npm run deploy:config`: writes the host configurations. */
for (const file of writeHostFiles()) console.log(`deploy: ${file}`);
