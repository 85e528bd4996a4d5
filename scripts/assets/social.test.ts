import sharp from 'sharp';
import { cardOf } from './social';

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
