import { builtSite } from './lib/built-site';
import { main } from './lib/main';

/** The first half of `npm run e2e`: says what to run first when there is no site to try, before Playwright reads the tests. */
await main(() => {
  builtSite();
});
