import { makePictures } from './assets/pictures';
import { main } from './lib/main';

/** `npm run content`, and the first step of `npm run dev`: checks everything in content/; exits with 1 on a mistake. */
await main(async () => {
  // Before the content is read, which may name a picture that has just been put into its folder.
  await makePictures();
  const { reportMistakes } = await import('./check-content/report');
  if (!(await reportMistakes())) process.exitCode = 1;
});
