/** @jest-environment node */
import sharp from 'sharp';
import { lamps, lightWindows } from './lamps';

const size = 120;
const night = { r: 11, g: 18, b: 48 };
const paper = { r: 171, g: 177, b: 186 };
const lit = { r: 254, g: 253, b: 232 };

/** A front of windows, 10 px wide and 12 px apart, on a dark ground, and a sheet of paper in the moonlight. */
async function front(): Promise<Buffer> {
  const block = (width: number, height: number, background: typeof lit) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const pane = await block(10, 10, lit);
  const windows = Array.from({ length: 64 }, (_, at) => ({ input: pane, left: (at % 8) * 12 + 2, top: Math.floor(at / 8) * 12 + 2 })); // prettier-ignore
  const sheet = { input: await block(18, 18, paper), left: 100, top: 100 };
  return sharp(await block(size, size, night)).composite([...windows, sheet]).png().toBuffer(); // prettier-ignore
}

const pixels = async (png: Buffer) => {
  const data = await sharp(png).raw().toBuffer();
  return (x: number, y: number) => [...data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3)];
};

it('gives each window a lamp of its own, the same each time', async () => {
  const source = await front();
  const picture = await lightWindows(source);
  expect(await lightWindows(source)).toEqual(picture);
  const at = await pixels(picture);
  const floors = Array.from({ length: 64 }, (_, window) => at((window % 8) * 12 + 7, Math.floor(window / 8) * 12 + 10));
  expect(new Set(floors.map(String)).size).toBeGreaterThan(lamps.tints.length);
  for (const [red = 0, , blue = 0] of floors) {
    expect(Math.max(red, blue)).toBeLessThanOrEqual(254);
    expect([red, blue]).not.toEqual([lit.r, lit.b]);
  }
});

it('draws a blind over the upper part of some windows', async () => {
  const at = await pixels(await lightWindows(await front()));
  const dimmer = Array.from({ length: 64 }, (_, window) => {
    const [x, y] = [(window % 8) * 12 + 7, Math.floor(window / 8) * 12 + 3];
    return (at(x, y)[0] ?? 0) < (at(x, y + 8)[0] ?? 0);
  });
  expect(dimmer).toContain(true);
  expect(dimmer).toContain(false);
});

it('leaves papers and the ground as they are', async () => {
  const at = await pixels(await lightWindows(await front()));
  expect(at(110, 110)).toEqual(Object.values(paper));
  expect(at(119, 60)).toEqual(Object.values(night));
});

it('knows windows in a detail of a model, where they are larger', async () => {
  const pane = { create: { width: 40, height: 40, channels: 3, background: lit } } as const;
  const panes = Array.from({ length: 16 }, (_, at) => ({ input: pane, left: at * 90 + 60, top: 40 }));
  const wall = sharp({ create: { width: 1600, height: 120, channels: 3, background: night } })
    .composite(panes)
    .png();
  const tintsOf = async (detail?: number) => {
    const data = await sharp(await lightWindows(await wall.toBuffer(), detail)).raw().toBuffer(); // prettier-ignore
    return new Set(panes.map(({ left }) => String([...data.subarray((75 * 1600 + left + 20) * 3).subarray(0, 3)])));
  };
  expect((await tintsOf()).size).toBe(1);
  expect((await tintsOf(0.6)).size).toBeGreaterThan(lamps.tints.length);
});
