import { main } from './lib/main';

/**
 * `npm run assets`: what the build needs and content decides. The palette for stylesheets and scenes, the drawings, the
 * pictures that a shared link shows, the company's icons, the icons that components and content name, the marks of
 * technologies, the subsets of the fonts, the pictures in the widths of the layout and as previews, the licences of what
 * others made, the host configurations. Only what is out of date is made again. The first step reads all content, so a
 * mistake in it is reported at once.
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
