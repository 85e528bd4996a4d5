import { daylight, lights, screens, things, windows, type Span } from '@/content/daylight';
import { skies } from '@/content/skies';
import type { LitScene } from './daylight';

/** The last screen's place on the page: the first is at 0. */
const last = screens.length - 1;
/** How much of a screen a thing takes to come, a window to light up. */
const ramp = 0.08;

/** Where the page's timeline is at a place, in per cent. */
const percent = (place: number) => `${short((Math.min(Math.max(place, 0), last) * 100) / last)}%`;
const short = (value: number) => Number(value.toFixed(2));

/**
 * What adds up the lights of the street: where each part of the picture is, what it outlines, and how bright each light
 * is from the top of the page to its end. The page decides whether the timeline runs (street-page.module.css).
 * @param outlines a polygon for the model and for each thing (`outlineOf`)
 */
export function daylightCss(scene: LitScene, outlines: Readonly<Record<string, string>>): string {
  return [
    '/* Made by `npm run assets` from art/originals/sample-street and content/daylight.ts. */',
    ...screens.map((screen, index) => {
      const { top, air } = skies[screen];
      const before = skies[screens[index - 1] ?? screen].air;
      const next = skies[screens[index + 1] ?? screen].top;
      return `[data-screen='${screen}'] { --top: ${top}; --air: ${air}; --before: ${before}; --next: ${next} }`;
    }),
    ...screens.map((screen, index) => {
      const stops = [
        `0%, ${percent(index - 0.75)} { opacity: ${index === 0 ? 1 : 0} }`,
        `${percent(index - 0.2)}, 100% { opacity: 1 }`,
      ];
      return animated(`.street-sky[data-screen='${screen}']`, `street-at-${screen}`, stops);
    }),
    `.street-model { aspect-ratio: ${scene.width} / ${scene.height} }`,
    `.street-lights { clip-path: polygon(${outlines.model}) }`,
    ...lights.map((light) => {
      const stops = screens.map((screen, index) => `${percent(index)} { opacity: ${daylight[screen][light] ?? 0} }`);
      return animated(`.street-light[data-light='${light}']`, `street-${light}`, stops);
    }),
    ...Object.entries(windows).flatMap(([name, spans]) => {
      const selector = `.street-window[data-window='${name}']`;
      return [...placed(selector, scene.windows, name, scene), animated(selector, `street-${name}`, shown(spans))];
    }),
    ...Object.entries(things).flatMap(([name, { span }]) => {
      const selector = `.street-thing[data-thing='${name}']`;
      return [
        ...placed(selector, scene.things, name, scene),
        `${selector} { clip-path: polygon(${outlines[name]}) }`,
        animated(selector, `street-${name}`, shown([span])),
      ];
    }),
    '',
  ].join('\n');
}

function animated(selector: string, name: string, stops: readonly string[]): string {
  return `@keyframes ${name} { ${stops.join(' ')} }\n${selector} { animation-name: ${name} }`;
}

/** Opacity from place to place: on within spans, off between them. */
function shown(spans: readonly Span[]): string[] {
  const turns = spans.flatMap(([from, to]) => [from - ramp, from + ramp, to - ramp, to + ramp]);
  const places = [0, ...turns.filter((place) => place > 0 && place < last), last];
  return places.map((place) => {
    const on = spans.map(([from, to]) => Math.min(place - from, to - place) / (2 * ramp) + 0.5);
    return `${percent(place)} { opacity: ${short(Math.min(Math.max(...on, 0), 1))} }`;
  });
}

/** Where a part is in the picture, and which part of its sheet it shows. */
function placed(selector: string, sheet: LitScene['things'], name: string, scene: LitScene): string[] {
  const crop = sheet.crops[name];
  if (!crop) throw new Error(`art/originals/sample-street/index.json has no part "${name}": render the scene`);
  const share = (part: number, whole: number) => `${short((part * 100) / whole)}%`;
  return [
    `${selector} { left: ${share(crop.x, scene.width)}; top: ${share(crop.y, scene.height)}; width: ${share(crop.width, scene.width)}; height: ${share(crop.height, scene.height)} }`,
    `${selector} img { left: ${share(-crop.left, crop.width)}; width: ${share(sheet.width, crop.width)} }`,
  ];
}
