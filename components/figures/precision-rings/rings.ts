import { project } from '../parts/isometry/isometry';
import { palette } from '../parts/isometry/palette';

/** The viewBox of the map (drawn in art/drawings): left, top, width, height. */
export const precisionView = [-345, -250, 690, 455] as const;

/**
 * From the roof to the postcode: how far from the pin a ring lies, its colour, and where its number is (degrees).
 * On a phone the numbers of the two inner rings grow away from the house between them.
 */
export const rings = [
  { radius: 32, colour: palette.terracotta, number: 180, grows: 'grows-left' },
  { radius: 58, colour: palette.lit, number: 0, grows: 'grows-right' },
  { radius: 190, colour: palette.sky, number: 122, grows: undefined },
  { radius: 340, colour: palette.white, number: 62, grows: undefined },
] as const;

/** How much flatter than wide a circle on the ground is. */
export const flat = Math.abs(project([1, 0])[1] / project([1, 0])[0]);
