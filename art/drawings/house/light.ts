import { outline, type Point } from '@/components/figures/parts/isometry/isometry';
import { hours, palette, streetLight, type StreetLight } from '@/content/palette';
import type { HouseState } from '@/lib/house-states';

/** Where a shadow falls: along x and y of the model, for each unit of height. */
type Sun = readonly [x: number, y: number];

/** From dawn on the sun goes from the right of the house round to its left; after dusk nothing casts a shadow. */
const suns: Partial<Record<HouseState, Sun>> = {
  'for-sale': [-1.3, 0.3],
  pin: [-0.7, 0.4],
  deed: [-0.2, 0.45],
  keys: [0.25, 0.5],
  lights: [0.75, 0.7],
};

type Flat = readonly [x: number, y: number];

/** The smallest outline around points of the ground, by Andrew's monotone chain. */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnsRight = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
  const half = (ordered: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turnsRight(chain.at(-2) as Flat, chain.at(-1) as Flat, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/**
 * The shadow that bodies cast on the ground at the hour of a chapter, as path data; nothing after dusk.
 * @param bodies the corners of each, with their heights
 */
export function castShadow(state: HouseState, bodies: readonly (readonly Point[])[]): string {
  const sun = suns[state];
  if (!sun) return '';
  return bodies
    .map((corners) => outline(hull(corners.map(([x, y, z = 0]): Flat => [x + sun[0] * z, y + sun[1] * z]))))
    .join('');
}

/** The light of a chapter on the house, the fill of windows with a lamp on, and the opacity of the shadow. */
export type HouseLight = Required<StreetLight> & { readonly lit: string; readonly shadow: string };

/** A chapter's light by day is its hour's own; by night all chapters have one, but for the house with its lamps off. */
export function lightOf(state: HouseState, time: 'day' | 'night'): HouseLight {
  const own = hours[state];
  if (time === 'day') {
    const light = { ...streetLight.day, ...own };
    const lit = light.glow === 'transparent' ? light.pane : palette.light;
    return { roof: light.top, lit, shadow: '.2', ...light };
  }
  const { night } = streetLight;
  const light = { ...night, roof: night.top, lit: palette.light, shadow: '0' };
  if (state !== 'dark') return light;
  return { ...light, lit: own.pane ?? night.pane, bars: own.bars ?? night.bars, glow: 'transparent' };
}
