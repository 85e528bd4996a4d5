import { daylight, lights, screens, things, windows, type Light, type Span } from '@/content/daylight';
import { skies } from '@/content/skies';
import type { LitScene } from './daylight';

/** The last screen's place on the page: the first is at 0. */
const last = screens.length - 1;
/** How much of a screen a thing takes to come, a window to light up. */
const ramp = 0.08;

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
      const next = skies[screens[index + 1] ?? screen].top;
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
      animated(`.street-sky[data-screen='${screen}']`, `street-at-${screen}`, [
        [index - 0.75, index === 0 ? 1 : 0],
        [index - 0.2, 1],
      ]),
    ),
    `.street-model { aspect-ratio: ${scene.width} / ${scene.height} }`,
    `.street-lights { clip-path: polygon(${outlines.model}) }`,
    ...lights.map((light) => animated(`.street-light[data-light='${light}']`, ...brightness(light))),
    ...Object.keys(windows).flatMap((name) => {
      const selector = `.street-window[data-window='${name}']`;
      return [...placed(selector, scene.windows, name, scene), animated(selector, ...lampOf(name))];
    }),
    ...Object.entries(things).flatMap(([name, { span }]) => {
      const selector = `.street-thing[data-thing='${name}']`;
      return [
        ...placed(selector, scene.things, name, scene),
        `${selector} { clip-path: polygon(${outlines[name]}) }`,
        animated(selector, `street-${name}`, shown([span])),
      ];
    }),
    // WebKit, which alone knows `hanging-punctuation`, forgets the blend mode of what has a layer of its own because its
    // opacity is animated; animated by a variable it has none.
    "@property --bright { syntax: '<number>'; inherits: false; initial-value: 1 }",
    '@supports (hanging-punctuation: first) {',
    '.street-light, .street-window { opacity: var(--bright) }',
    ...[...lights.map(brightness), ...Object.keys(windows).map(lampOf)].map(([name, stops]) =>
      keyframes(name, stops, '--bright'),
    ),
    '}',
    '}',
    '',
  ].join('\n');
}

/** How opaque something is at a place of the page. */
type Stop = readonly [place: number, opacity: number];

/** Stops that say nothing new, between two like them, are left out. */
function frames(stops: readonly Stop[], property: string): string {
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

function keyframes(name: string, stops: readonly Stop[], property = 'opacity'): string {
  return `@keyframes ${name} { ${frames(stops, property)} }`;
}

function animated(selector: string, name: string, stops: readonly Stop[]): string {
  return `${keyframes(name, stops)}\n${selector} { animation-name: ${name} }`;
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
