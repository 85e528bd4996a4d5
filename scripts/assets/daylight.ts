import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { daylight, lights, screens, things, windows, type Light, type Screen } from '@/content/daylight';
import { palette } from '@/content/palette';
import { writeIfChanged } from '@/lib/write-if-changed';
import { daylightCss, skiesCss } from './daylight-css';
import { outlineOf } from './outline';
import { hashOf } from './pictures';

/** The scene whose lights art/lib/layers.py renders apart. */
const source = 'art/originals/sample-street';
/** The second plinth, which is in the light of its own noon. */
const office = 'art/originals/sample-office';
/** What is left of its red, green and blue: its paved ground, white beside the dark street, becomes that of the street at noon. */
const officeTone = [0.9, 0.87, 0.81];
const target = 'public/pictures/sample-street';
const manifest = 'generated/daylight.json';
const stylesheet = 'generated/daylight.css';

/** The widths (px) of the street's layers: a phone's, a desktop's, and one of double density. */
const layerWidths = [800, 1200, 1920] as const;
/** Those of an hour in one picture: in a note, and where the browser does not add up lights, on a phone and on a desktop. */
const stillWidths = [480, 660, 1200] as const;
const avif = { effort: 4, chromaSubsampling: '4:2:0' } as const;
/** A screen of double density shows the widest file, in which a pixel counts for less. */
const qualityOf = (width: number) => (width > 1200 ? 42 : 50);

/** A part of the picture, and where it is in a sheet of such parts; in px of the originals. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly crops: Readonly<Record<string, Crop>>;
}

/** What art/lib/layers.py notes of a scene. */
export interface LitScene {
  readonly width: number;
  readonly height: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly points: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly windows: Sheet;
  readonly things: Sheet;
}

/** A picture by its widths in px, and its file. */
type Files = Readonly<Record<number, string>>;

const rendered = lights.filter((light) => light !== 'blue' && light !== 'headlamps');

/**
 * Encodes the layers of the street's lights, the hours that they add up to, and the stylesheet that adds them up in the
 * browser, unless nothing of it has changed.
 */
export async function makeDaylight(): Promise<void> {
  await mkdir(target, { recursive: true });
  const scene = JSON.parse(await readFile(path.join(source, 'index.json'), 'utf8')) as LitScene;
  const hashes = await Promise.all([source, office].map(hashOfFolder));
  const hash = hashOf(hashes.join(), {
    avif,
    qualities: layerWidths.map(qualityOf),
    layerWidths,
    stillWidths,
    daylight,
    things,
    windows,
    blue: palette.blueHour,
    officeTone,
  });
  const old = existsSync(manifest) ? (JSON.parse(await readFile(manifest, 'utf8')) as { hash?: string }) : {};
  const css = daylightCss(scene, await outlines(scene));
  writeIfChanged(stylesheet, css);
  writeIfChanged('generated/skies.css', skiesCss());
  if (old.hash === hash && filesIn(old).every((file) => existsSync(path.join('public', file)))) return;

  const layers = await inTurn([...rendered, 'windows', ...sheetNames()], async (name) =>
    Object.fromEntries(
      await Promise.all(
        layerWidths.map(async (width): Promise<[number, string]> => [width, await encodeLayer(name, width, scene)]),
      ),
    ),
  );
  const stills = await inTurn(screens, async (screen) => encodeStill(await addedUp(scene, screen), screen));
  stills.office = await encodeStill(await cutOut(office, officeTone), 'office');
  const { width, height, points } = scene;
  const made = {
    hash,
    width,
    height,
    points,
    sheets: { windows: sizeOf(scene.windows), things: sizeOf(scene.things) },
    layers,
    stills,
  };
  writeIfChanged(manifest, `${JSON.stringify(made, null, 2)}\n`);
  const wanted = new Set(filesIn(made).map((file) => path.basename(file)));
  for (const file of await readdir(target)) if (!wanted.has(file)) await unlink(path.join(target, file));
  console.log('pictures: sample-street');
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

async function hashOfFolder(folder: string): Promise<string> {
  const originals = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  const hashes = originals.map(async (file) => hashOf(await readFile(path.join(folder, file)), {}));
  return (await Promise.all(hashes)).join();
}

const sheetNames = () => rendered.filter((light) => light !== 'homes').map((light) => `things-${light}`);

/** The result for each name, one after the other: each takes all cores. */
async function inTurn<Made>(names: readonly string[], make: (name: never) => Promise<Made>) {
  const made: Record<string, Made> = {};
  for (const name of names) made[name] = await make(name as never);
  return made;
}

/** The files that a manifest names. */
function filesIn(made: object): string[] {
  return [...JSON.stringify(made).matchAll(/"(\/pictures\/[^"]+)"/g)].map(([, file]) => file as string);
}

async function write(name: string, width: number, picture: Sharp): Promise<string> {
  const data = await picture.avif({ ...avif, quality: qualityOf(width) }).toBuffer();
  const address = `/pictures/sample-street/${name}-${width}.${hashOf(data, {})}.avif`;
  writeIfChanged(path.join('public', address), data);
  return address;
}

/** A layer in a width that it has where the whole picture is `width` px wide: a sheet of parts is wider or narrower. */
async function encodeLayer(name: string, width: number, scene: LitScene): Promise<string> {
  const original = name.startsWith('things-') ? await thingsAlone(name) : sharp(path.join(source, `${name}.png`));
  const { width: wide = scene.width } = await original.metadata();
  return write(name, width, original.resize({ width: Math.round((wide * width) / scene.width) }));
}

/** A sheet of things in black where no thing is, nor its shadow: that part of a crop is cut off (`outlines`). */
async function thingsAlone(name: string): Promise<Sharp> {
  const mask = await sharp(path.join(source, `${masks.things}.png`))
    .blur(8)
    .linear(12, -60)
    .png()
    .toBuffer();
  const cut = sharp(path.join(source, `${name}.png`)).composite([{ input: mask, blend: 'multiply' }]);
  return sharp(await cut.png().toBuffer());
}

const masks = { model: 'coverage', things: 'things-mask' } as const;

async function grey(file: string, cut?: Crop) {
  let picture = sharp(path.join(source, `${file}.png`));
  if (cut) picture = picture.extract({ left: cut.left, top: cut.top, width: cut.width, height: cut.height });
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** The outlines of the model and of each thing, as CSS polygons. */
async function outlines(scene: LitScene): Promise<Record<string, string>> {
  const whole = outlineOf(await grey(masks.model), 200, 1.3);
  const parts = await Promise.all(
    Object.entries(scene.things.crops).map(async ([name, crop]): Promise<[string, string]> => [
      name,
      outlineOf(await grey(masks.things, crop), 70, 3.5),
    ]),
  );
  return { model: whole, ...Object.fromEntries(parts) };
}

interface Pixels {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A layer, or one part of a sheet, with values from 0 to 1. */
async function pixels(name: string, cut?: Crop): Promise<Pixels> {
  let picture = sharp(path.join(source, `${name}.png`));
  if (cut) picture = picture.extract({ left: cut.left, top: cut.top, width: cut.width, height: cut.height });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data, (value) => value / 255), width: info.width, height: info.height };
}

/** What the browser makes of the layers at a screen: a picture for each light, screened over the others. */
async function addedUp(scene: LitScene, screen: Screen): Promise<Sharp> {
  const index = screens.indexOf(screen);
  const picture = await lit({ ...daylight[screen], headlamps: 0 }, (light) => pixels(light));
  const cover = (await pixels(masks.model)).data;
  const shown = ([from, to]: readonly [number, number]) => index > from && index < to;
  for (const [name, spans] of Object.entries(windows)) {
    const crop = scene.windows.crops[name];
    if (!crop || !spans.some(shown)) continue;
    const pane = (await pixels('windows', crop)).data;
    each(crop, scene.width, (from, to) => (picture[to] = screened(picture[to] ?? 0, pane[from] ?? 0)));
  }
  for (const [name, thing] of Object.entries(things)) {
    const crop = scene.things.crops[name];
    if (!crop || !shown(thing.span)) continue;
    const part = await lit(Object.fromEntries(thing.lights.map((light) => [light, daylight[screen][light]])), (light) =>
      pixels(`things-${light === 'headlamps' ? 'lamps' : light}`, crop),
    );
    const mask = (await pixels(masks.things, crop)).data;
    each(crop, scene.width, (from, to) => {
      const share = mask[from] ?? 0;
      picture[to] = (picture[to] ?? 0) * (1 - share) + (part[from] ?? 0) * share;
      cover[to] = Math.max(cover[to] ?? 0, share);
    });
  }
  const bytes = (values: Float32Array) => Buffer.from(Uint8Array.from(values, (value) => Math.round(value * 255)));
  return withAlpha(bytes(picture), bytes(cover.filter((_, place) => place % 3 === 0)), scene.width, scene.height);
}

/** A model in one light, without its ground. */
async function cutOut(folder: string, tone: number[]): Promise<Sharp> {
  const { data, info } = await sharp(path.join(folder, 'day.png'))
    .removeAlpha()
    .linear(tone, [0, 0, 0])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = await sharp(path.join(folder, 'coverage.png')).extractChannel(0).raw().toBuffer();
  return withAlpha(data, alpha, info.width, info.height);
}

/** A picture of three channels with a fourth. */
async function withAlpha(data: Buffer, alpha: Buffer, width: number, height: number): Promise<Sharp> {
  const joined = sharp(data, { raw: { width, height, channels: 3 } }).joinChannel(alpha, {
    raw: { width, height, channels: 1 },
  });
  return sharp(await joined.toColourspace('srgb').png().toBuffer());
}

const screened = (under: number, over: number) => 1 - (1 - under) * (1 - over);

/** Layers added up, each as bright as it is said to be. */
async function lit(bright: Partial<Record<Light, number>>, read: (light: Light) => Promise<Pixels>) {
  const picture = Float32Array.from((await read('sky')).data, () => 0);
  const blue = [1, 3, 5].map((start) => parseInt(palette.blueHour.slice(start, start + 2), 16) / 255);
  for (const light of lights) {
    const share = bright[light];
    if (!share) continue;
    if (light === 'blue') {
      picture.forEach((value, index) => (picture[index] = value * (1 - share + share * (blue[index % 3] ?? 1))));
      continue;
    }
    const { data } = await read(light);
    picture.forEach((value, index) => (picture[index] = screened(value, (data[index] ?? 0) * share)));
  }
  return picture;
}

/** Calls `visit` with the place of each value of a part, in the part and in the picture. */
function each(crop: Crop, width: number, visit: (from: number, to: number) => void): void {
  for (let y = 0; y < crop.height; y += 1)
    for (let index = 0; index < crop.width * 3; index += 1)
      visit(y * crop.width * 3 + index, ((crop.y + y) * width + crop.x) * 3 + index);
}

async function encodeStill(picture: Sharp, screen: string): Promise<Files> {
  const files = stillWidths.map(async (width): Promise<[number, string]> => [
    width,
    await write(screen, width, picture.clone().resize({ width })),
  ]);
  return Object.fromEntries(await Promise.all(files));
}
