/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ownPictures, readOwnPicture } from './own-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const inFolder = (name: string) => path.join(folder, name);

/** A picture whose left half is red and whose right half is blue, as a camera held upright stores it with `orientation` 6. */
async function photo(name: string, width: number, height: number, orientation?: number): Promise<string> {
  const half = { width: width / 2, height, channels: 3, background: 'red' } as const;
  const left = await sharp({ create: half }).png().toBuffer();
  await sharp({ create: { ...half, width, background: 'blue' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(inFolder(name));
  return inFolder(name);
}

/** The colours in the middle of the upper and of the lower edge. */
async function edges(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colour = (row: number) => (data[(row * info.width + info.width / 2) * info.channels] ?? 0) > 128;
  return [colour(4), colour(info.height - 4)].map((isRed) => (isRed ? 'red' : 'blue'));
}

it('turns a photo as the camera was held, and cuts it to 4:3 round its focus', async () => {
  // Stored lying; upright it is 2,000 wide and 3,000 high, with red above blue.
  const file = await photo('team-at-work.jpg', 3000, 2000, 6);
  const middle = await readOwnPicture(file);
  expect(await sharp(middle).metadata()).toMatchObject({ width: 1600, height: 1200, format: 'png' });
  expect((await sharp(middle).metadata()).exif).toBeUndefined();
  expect(await edges(middle)).toEqual(['red', 'blue']);
  expect(await edges(await readOwnPicture(file, [0.5, 0.1]))).toEqual(['red', 'red']);
  expect(await edges(await readOwnPicture(file, [0.5, 1]))).toEqual(['blue', 'blue']);
  expect([...(await ownPictures(folder))]).toEqual([['team-at-work', file]]);
});

it.each(['jfif', 'pjpeg', 'JPG', 'jpg.png', 'heic'])(
  'reads a JPEG that ends in .%s, because it is one',
  async (ending) => {
    const jpeg = await photo('office.jpg', 1200, 900);
    const endings = mkdtempSync(path.join(tmpdir(), 'endings-'));
    const file = path.join(endings, `office.${ending}`);
    copyFileSync(jpeg, file);
    rmSync(jpeg);
    expect([...(await ownPictures(endings))]).toEqual([['office', file]]);
    expect(await sharp(await readOwnPicture(file)).metadata()).toMatchObject({ width: 1200, height: 900 });
  },
);

it('takes the name that the editor gives a photo from a phone', async () => {
  const phone = mkdtempSync(path.join(tmpdir(), 'phone-'));
  writeFileSync(path.join(phone, 'img_2041.jpg'), '');
  expect([...(await ownPictures(phone)).keys()]).toEqual(['img_2041']);
});

it('says of a file what is wrong with it, and what to do', async () => {
  await expect(readOwnPicture(await photo('small.jpg', 1000, 900))).rejects.toThrow('is 1000 px wide');
  writeFileSync(inFolder('sent-on.jpg'), Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic mif1')]));
  await expect(readOwnPicture(inFolder('sent-on.jpg'))).rejects.toThrow(/sent-on\.jpg is HEIC.*Export it as JPG/);
  writeFileSync(inFolder('plan.jpg'), '%PDF-1.7 and more');
  await expect(readOwnPicture(inFolder('plan.jpg'))).rejects.toThrow('is no JPG, PNG or WebP');
  writeFileSync(inFolder('cut-off.jpg'), readFileSync(await photo('whole.jpg', 1200, 900)).subarray(0, 400));
  await expect(readOwnPicture(inFolder('cut-off.jpg'))).rejects.toThrow(
    /cut-off\.jpg cannot be read.*save it as JPG or PNG/,
  );
  writeFileSync(inFolder('IMG_0001.JPG'), '');
  await expect(ownPictures(folder)).rejects.toThrow('IMG_0001.JPG: expected a name of lower-case words');

  const parts = mkdtempSync(path.join(tmpdir(), 'parts-'));
  for (const left of ['.DS_Store', '._team.jpg', 'Thumbs.db']) writeFileSync(path.join(parts, left), '');
  expect([...(await ownPictures(parts))]).toEqual([]);
  mkdirSync(path.join(parts, 'team'));
  await expect(ownPictures(parts)).rejects.toThrow('is a folder, in which nobody looks');
});
