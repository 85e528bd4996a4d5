/**
 * Generates what the build needs and content determines: the theme of stylesheets and the palette of scenes, drawings, social
 * pictures, the company's icons, the icons that components and content name, technology marks, font subsets, responsive
 * pictures and their previews, third-party licences and the host configurations. Fonts, pictures and host
 * configurations are regenerated only when out of date.
 */
export async function makeAssets(): Promise<void> {
  // In order, each imported after the one before, because some import what that one has generated. Pictures first: content may
  // name one that has just been put into its folder.
  await (await import('./pictures')).makePictures();
  await (await import('./daylight')).makeDaylight();
  (await import('./theme')).makeTheme();
  (await import('./drawings')).makeDrawings();
  await (await import('./social')).makeSocialPictures();
  await (await import('./brand')).makeBrandIcons();
  await (await import('./icons')).makeIcons();
  await (await import('./marks')).makeMarks();
  await (await import('./font')).makeFonts();
  await (await import('./licences')).makeLicences();
  (await import('../deploy/files')).writeHostFiles();
}
