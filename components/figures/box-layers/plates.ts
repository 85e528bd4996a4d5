import type { Tone } from '../parts/isometry/palette';

/** The viewBox of the plates (drawn in art/drawings): left, top, width, height. */
export const boxPlatesView = [-150, -80, 300, 670] as const;

/** A plate's side, and how far below the plate above it each lies, in units of the drawing. */
export const side = 190;
export const apart = 100;

/** The plates' own colours, from the top to the ground. */
export const tones = ['gold', 'slab', 'slab', 'slab', 'slab', 'navy'] as const satisfies readonly Tone[];
