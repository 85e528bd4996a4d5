/**
 * `npm run assets`: what the build needs and content decides. The pictures that a shared link shows, the company's
 * icons, the icons that components and content name, the subset of the font, the pictures in the widths of the layout
 * and as previews, the places of their labels, the licences of what others made, the host configurations. Only what is
 * out of date is made again. The first step reads all content, so a mistake is told at once.
 */
const steps = [
  async () => (await import('./assets/social')).makeSocialPictures(),
  async () => (await import('./assets/brand')).makeBrandIcons(),
  async () => (await import('./assets/icons')).makeIcons(),
  async () => (await import('./assets/font')).makeFont(),
  async () => (await import('./assets/pictures')).makePictures(),
  async () => (await import('./assets/previews')).makePreviews(),
  async () => (await import('./assets/picture-labels')).makePictureLabels(),
  async () => (await import('./assets/licences')).makeLicences(),
  async () => (await import('./deploy/files')).writeHostFiles(),
];

try {
  for (const step of steps) await step();
} catch (error) {
  // The message is for the person who changed a word; a stack of calls would only hide it.
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

export {};
