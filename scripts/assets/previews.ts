import sharp from 'sharp';
import { fromOriginals } from './originals';

/** In px. Shapes and colours of the model, until the picture itself is there a moment later. */
const width = 64;
/** A third of a KB a picture: the home page carries seven. */
const avif = { quality: 1, effort: 9, chromaSubsampling: '4:2:0' } as const;

/** Draws each original in art/ once more in the fewest bytes that show what it is, for the page itself to carry. */
export async function makePreviews(): Promise<void> {
  await fromOriginals({
    manifest: 'generated/previews.json',
    settings: { width, avif },
    // A stage of the building site is never the first picture of a page.
    isIncluded: (name) => !name.startsWith('building-site-'),
    make: async (data, _, hash) => {
      const small = await sharp(data).resize({ width }).toColourspace('srgb').avif(avif).toBuffer();
      return { hash, avif: small.toString('base64') };
    },
  });
}
