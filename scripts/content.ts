import { makePictures } from './assets/pictures';
import { main } from './lib/main';
import { makeContent } from './content/report';

/** `npm run content`: checks everything in content/ and writes it for the site (generated/content); exits with 1 on a mistake. */
await main(async () => {
  const started = performance.now();
  // Pictures come first, because content may name one that has just been put into its folder.
  await makePictures();
  const mistakes = makeContent();
  if (mistakes) throw new Error(mistakes);
  console.log(`content: no mistakes (${((performance.now() - started) / 1000).toFixed(1)} s)`);
});
