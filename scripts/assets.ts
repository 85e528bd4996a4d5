/**
 * `npm run assets`: what the build needs and content decides. The company's icons, the sprite of the icons that
 * content names, the subset of the font, the pictures in the widths of the layout, the pictures that a shared link
 * shows. Only what is out of date is made again. It reads all content, so a mistake there is told here first.
 */
const steps = [
  async () => (await import('./assets/brand')).makeBrandIcons(),
  async () => (await import('./assets/icons')).makeIcons(),
  async () => (await import('./assets/font')).makeFont(),
  async () => (await import('./assets/pictures')).makePictures(),
  async () => (await import('./assets/social')).makeSocialPictures(),
];

try {
  for (const step of steps) await step();
} catch (error) {
  // The message is for the person who changed a word; a stack of calls would only hide it.
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

export {};
