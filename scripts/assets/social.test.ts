/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { socialPictures, socialSize, type SocialPicture } from '@/site/social';
import { cardOf, encoded } from './social';

jest.mock('./social-card', () => ({}));
jest.mock('./pictures', () => ({
  readMade: () =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a3b1f' } })
      .png()
      .toBuffer(),
}));

it('has a picture of one’s own fill the card beside its words', async () => {
  const { pictures, place } = await cardOf('my-photo');
  const [{ src, box } = { src: '', box: { left: 0, width: 0, height: 0 } }] = pictures;
  expect(place).toBe('left');
  expect(box.left + box.width).toBe(1200);
  const { width, height } = await sharp(Buffer.from(src.split(',')[1] ?? '', 'base64')).metadata();
  expect([width, height]).toEqual([box.width, box.height]);
});

it('makes a card that networks show of a photo of nothing but noise', async () => {
  // As satori draws it, without its words.
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <image href="${await noise(684, 630)}" x="516" width="684" height="630"/></svg>`;
  const [home] = socialPictures as [SocialPicture];
  const card = await encoded({ ...home, file: '/social/notes-noise.jpg' }, drawn);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...socialSize });
  expect(card.length).toBeLessThanOrEqual(300_000);
});

async function noise(width: number, height: number): Promise<string> {
  const raw = { width, height, channels: 3 } as const;
  const png = await sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
