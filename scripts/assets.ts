import { makeAssets } from './assets/all';
import { main } from './lib/main';

/** `npm run assets`: generates what the build generates before Next begins (scripts/assets/all.ts). */
await main(makeAssets);
