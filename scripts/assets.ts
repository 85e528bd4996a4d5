import { main } from './lib/main';

/**
 * `npm run assets`: generates what the build needs and content determines: the palette for stylesheets and scenes,
 * drawings, social pictures, the company's icons, the icons that components and content name, technology marks, font
 * subsets, responsive pictures and their previews, third-party licences and the host configurations. Fonts, pictures
 * and host configurations are regenerated only when out of date.
 */
await main(async () => {
  await (await import('./assets/palette')).makePalette();
  await (await import('./assets/drawings')).makeDrawings();
  await (await import('./assets/social')).makeSocialPictures();
  await (await import('./assets/brand')).makeBrandIcons();
  await (await import('./assets/icons')).makeIcons();
  await (await import('./assets/marks')).makeMarks();
  await (await import('./assets/font')).makeFonts();
  await (await import('./assets/pictures')).makePictures();
  await (await import('./assets/licences')).makeLicences();
  (await import('./deploy/files')).writeHostFiles();
});
