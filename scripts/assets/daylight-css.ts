import { daylight, lights, screens, things, windows, type Light, type Span } from '@/content/daylight';
import { skies } from '@/content/skies';
import type { LitScene } from './daylight';

/** The last screen's place on the page: the first is at 0. */
const last = screens.length - 1;
/** How much of a screen a thing takes to come, a window to light up. */
const ramp = 0.08;
/**
 * How many screens before it shines a light is laid over the others. Until then it is outside of what the street is clipped
 * to, where `loading="lazy"` does not fetch its picture.
 */
const ahead = 0.8;

/** Where the page's timeline is at a place, in per cent. */
const percent = (place: number) => `${short((Math.min(Math.max(place, 0), last) * 100) / last)}%`;
const short = (value: number, digits = 1) => Number(value.toFixed(digits));

/** The sky of each screen, and of those beside it: of the page, and of what shows one of its hours elsewhere. */
export function skiesCss(): string {
  return [
    '/* Made by `npm run assets` from content/skies.ts. */',
    ...screens.map((screen, index) => {
      const { top, air } = skies[screen];
      const before = skies[screens[index - 1] ?? screen].air;
      const after = screens[index + 1];
      const next = after ? skies[after].top : air;
      return `[data-screen='${screen}'] { --top: ${top}; --air: ${air}; --before: ${before}; --next: ${next} }`;
    }),
    '',
  ].join('\n');
}

/**
 * What adds up the lights of the street: where each part of the picture is, what it outlines, and how bright each light
 * is from the top of the page to its end. The page decides whether the timeline runs (street-page.module.css).
 * @param outlines a polygon for the model and for each thing (`outlineOf`)
 */
export function daylightCss(scene: LitScene, outlines: Readonly<Record<string, string>>): string {
  return [
    '/* Made by `npm run assets` from art/originals/sample-street and content/daylight.ts. */',
    '@layer components {',
    ...screens.map((screen, index) =>
      animated(
        `.street-sky[data-screen='${screen}']`,
        `street-at-${screen}`,
        frames([
          [index - 0.75, index === 0 ? 1 : 0],
          [index - 0.2, 1],
        ]),
      ),
    ),
    `.street-model { aspect-ratio: ${scene.width} / ${scene.height} }`,
    `.street-lights { clip-path: polygon(${outlines.model}) }`,
    ...lights.map((light) => blended(`.street-light[data-light='${light}']`, brightness(light))),
    ...Object.keys(windows).flatMap((name) => {
      const selector = `.street-window[data-window='${name}']`;
      return [...placed(selector, scene.windows, name, scene), blended(selector, lampOf(name))];
    }),
    ...Object.entries(things).flatMap(([name, { span }]) => {
      const selector = `.street-thing[data-thing='${name}']`;
      return [
        ...placed(selector, scene.things, name, scene),
        `${selector} { clip-path: polygon(${outlines[name]}) }`,
        animated(selector, `street-${name}`, frames(shown([span]))),
      ];
    }),
    // WebKit, which alone knows `hanging-punctuation`, forgets the blend mode of what has a layer of its own because its
    // opacity or place is animated; animated by variables it has none.
    "@property --bright { syntax: '<number>'; inherits: false; initial-value: 1 }",
    "@property --away { syntax: '<percentage>'; inherits: false; initial-value: 0% }",
    '@supports (hanging-punctuation: first) {',
    '.street-light, .street-window { opacity: var(--bright); transform: translateY(var(--away)) }',
    ...[...lights.map(brightness), ...Object.keys(windows).map(lampOf)].map(([name, stops]) =>
      keyframes(name, [frames(stops, '--bright'), comes(stops, '--away: 200%', '--away: 0%')]),
    ),
    '}',
    '}',
    '',
  ].join('\n');
}

/** How opaque something is at a place of the page. */
type Stop = readonly [place: number, opacity: number];

/** Stops that say nothing new, between two like them, are left out. */
function frames(stops: readonly Stop[], property = 'opacity'): string {
  const ends: readonly Stop[] = [[0, stops[0]?.[1] ?? 0], ...stops, [last, stops.at(-1)?.[1] ?? 0]];
  const telling = ends.filter(
    ([, value], index) =>
      index === 0 || index === ends.length - 1 || ends[index - 1]?.[1] !== value || ends[index + 1]?.[1] !== value,
  );
  const values = [...new Set(telling.map(([, value]) => value))];
  return values
    .map((value) => {
      const places = telling.filter((stop) => stop[1] === value).map(([place]) => percent(place));
      return `${[...new Set(places)].join(', ')} { ${property}: ${short(value, 2)} }`;
    })
    .join(' ');
}

/** Below what it is clipped to, then in its place: a little before the first stop after which it is seen. */
function comes(stops: readonly Stop[], away: string, there: string): string {
  const shines = stops.findIndex(([, opacity]) => opacity > 0);
  if (shines < 1) return '';
  const [begins = 0] = stops[shines - 1] ?? [];
  // Not with the opening, which needs the lights before sunrise alone.
  const place = Math.max(begins - ahead, 0.02);
  return `0%, ${percent(place)} { ${away} } ${percent(place + 0.01)}, 100% { ${there} }`;
}

const keyframes = (name: string, parts: readonly string[]) => `@keyframes ${name} { ${parts.join(' ').trim()} }`;

function animated(selector: string, name: string, ...parts: readonly string[]): string {
  return `${keyframes(name, parts)}\n${selector} { animation-name: ${name} }`;
}

/** A light that is fetched when it is near. */
function blended(selector: string, [name, stops]: Blending): string {
  return animated(selector, name, frames(stops), comes(stops, 'transform: translateY(200%)', 'transform: none'));
}

/** What blends: the name of its keyframes, and its opacity. */
type Blending = readonly [name: string, stops: readonly Stop[]];

const brightness = (light: Light): Blending => [
  `street-${light}`,
  screens.map((screen, index): Stop => [index, daylight[screen][light] ?? 0]),
];

const lampOf = (name: string): Blending => [`street-${name}`, shown(windows[name] ?? [])];

/** Opacity from place to place: on within spans, off between them. */
function shown(spans: readonly Span[]): Stop[] {
  const turns = spans.flatMap(([from, to]) => [from - ramp, from + ramp, to - ramp, to + ramp]);
  const places = [0, ...turns.filter((place) => place > 0 && place < last), last];
  return places.map((place) => {
    const on = spans.map(([from, to]) => Math.min(place - from, to - place) / (2 * ramp) + 0.5);
    return [place, Math.min(Math.max(...on, 0), 1)];
  });
}

/** Where a part is in the picture, and which part of its sheet it shows. */
function placed(selector: string, sheet: LitScene['things'], name: string, scene: LitScene): string[] {
  const crop = sheet.crops[name];
  if (!crop) throw new Error(`art/originals/sample-street/index.json has no part "${name}": render the scene`);
  const share = (part: number, whole: number) => `${short((part * 100) / whole, 2)}%`;
  return [
    `${selector} { left: ${share(crop.x, scene.width)}; top: ${share(crop.y, scene.height)}; width: ${share(crop.width, scene.width)}; height: ${share(crop.height, scene.height)} }`,
    `${selector} img { left: ${share(-crop.left, crop.width)}; width: ${share(sheet.width, crop.width)} }`,
  ];
}
