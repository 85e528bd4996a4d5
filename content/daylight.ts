import type { HouseState } from '@/lib/house-states';

/**
 * The light of the page of 14 Sample Street, which adds it up from a picture for each lamp and sun (art/README.md, "Lights
 * that are added up"). The story takes five months, and is told in the light of one day. Light changes in one direction
 * from screen to screen, and is darkest once: a flick of the wheel must not flash (WCAG 2.3.1).
 */

/** The screens of the page in order: the opening, a chapter each, the record at the end. */
export const screens = [
  'opening',
  'for-sale',
  'pin',
  'deed',
  'keys',
  'lights',
  'letterbox',
  'van',
  'dark',
  'end',
] as const satisfies readonly (HouseState | 'opening' | 'end')[];
export type Screen = (typeof screens)[number];

/**
 * The lights in the order in which they are laid over each other. `blue` is no picture: it takes the red out of the sky's
 * light, as dusk does. `lamps` are those of the street, `homes` the windows of the neighbours; `headlamps` are the van's,
 * which are in the picture of the lamps.
 */
export const lights = ['sky', 'blue', 'dawn', 'noon', 'dusk', 'lamps', 'homes', 'headlamps'] as const;
export type Light = (typeof lights)[number];

/** How bright each light is at each screen, from 0 to 1; one that is not named is off. */
export const daylight: Readonly<Record<Screen, Partial<Record<Light, number>>>> = {
  opening: { sky: 0.5, blue: 0.8, lamps: 0.9 },
  'for-sale': { sky: 0.72, blue: 0.06, dawn: 1 },
  pin: { sky: 0.86, dawn: 0.5, noon: 0.5 },
  deed: { sky: 0.9, noon: 0.9 },
  keys: { sky: 0.86, noon: 0.72, dusk: 0.2 },
  lights: { sky: 0.76, noon: 0.22, dusk: 0.78 },
  letterbox: { sky: 0.6, dusk: 1, homes: 0.6, headlamps: 0.6 },
  van: { sky: 0.72, blue: 1, headlamps: 1 },
  dark: { sky: 0.98, blue: 0.64, lamps: 0.85, homes: 0.9 },
  end: { sky: 0.98, blue: 0.64, lamps: 0.85, homes: 0.9 },
};

/**
 * The light in which home shows the street, by the hour (from 0 to 23) of the visitor's day from which on it is that. The last
 * one is that of the night as well, until the first.
 */
export const hours = {
  'for-sale': 6,
  pin: 8,
  deed: 11,
  keys: 14,
  lights: 16,
  letterbox: 18,
  dark: 19,
  opening: 22,
} as const satisfies Partial<Record<Screen, number>>;

/** From which place to which of the page's length something is there; 0 is the opening, 1 the first chapter. */
export type Span = readonly [from: number, to: number];

/** When each window of No. 14 is lit. After the alarm all five are; then the last five doors close, one after another. */
export const windows: Readonly<Record<string, readonly Span[]>> = {
  'window-1': [
    [4.6, 6.6],
    [7.4, 7.75],
  ],
  'window-2': [
    [5.6, 6.6],
    [7.4, 7.9],
  ],
  'window-4': [
    [5.6, 6.6],
    [7.4, 8.05],
  ],
  'window-5': [[7.4, 8.2]],
  'window-3': [[7.4, 8.35]],
};

interface Thing {
  readonly span: Span;
  /** The lights that fall on it while it is there. */
  readonly lights: readonly Light[];
}

/** What the story puts on the street, each a part of the picture in which it is there. */
export const things: Readonly<Record<string, Thing>> = {
  russet: { span: [-1, 1.45], lights: ['sky', 'blue', 'dawn', 'noon', 'lamps'] },
  sign: { span: [-1, 3.5], lights: ['sky', 'blue', 'dawn', 'noon', 'lamps'] },
  buyers: { span: [0.6, 1.5], lights: ['sky', 'blue', 'dawn', 'noon'] },
  pin: { span: [1.45, 2.55], lights: ['sky', 'dawn', 'noon'] },
  county: { span: [2.5, 3.5], lights: ['sky', 'dawn', 'noon'] },
  tenants: { span: [3.5, 4.55], lights: ['sky', 'noon', 'dusk'] },
  buds: { span: [4.5, 6.45], lights: ['sky', 'noon', 'dusk'] },
  letterbox: { span: [5.5, 6.5], lights: ['sky', 'blue', 'dusk'] },
  van: { span: [5.5, 7.5], lights: ['sky', 'blue', 'dusk', 'headlamps'] },
  leaves: { span: [6.45, 10], lights: ['sky', 'blue', 'dusk', 'lamps'] },
  key: { span: [7.5, 10], lights: ['sky', 'blue', 'lamps'] },
};
