import type { Point } from '../parts/isometry/isometry';
import type { DiagramViews, View } from './view';

/** How far the four places of the wide model lie from its middle, along both axes. */
export const reach = 200;

/** How far one place of the narrow model lies from the next. */
export const leg = 385;

/** The places of the narrow model. */
export const places = {
  person: [0, 0],
  first: [leg, 0],
  provider: [leg, -leg],
  second: [2 * leg, -leg],
} satisfies Record<string, Point>;

const wide: View = {
  size: [1200, 600],
  origin: [600, 322],
  scale: 1,
  steps: [
    [-60, 64 - reach],
    [reach - 66, 20],
    [reach + 66, -55],
    [-50, reach + 62],
  ],
  labels: [
    { at: [-reach, -reach, 102], lead: [0, -30] },
    { at: [reach - 56, -reach - 56, 0], lead: [-96, 66] },
    { at: [-reach - 56, reach + 56, 123], lead: [0, -26] },
    { at: [reach + 55, reach, 166], lead: [0, -60] },
    { at: [reach + 30, 67], lead: [0, 106] },
  ],
};

const narrow: View = {
  size: [356, 470],
  origin: [76, 90],
  scale: 0.66,
  steps: [
    [leg / 2 - 30, 58],
    [leg - 66, -190],
    [leg + 66, -134],
    [1.5 * leg - 14, 62 - leg],
  ],
  labels: [
    { at: [0, 0, 84], lead: [0, -18] },
    { at: [leg - 50, 50, 110], lead: [0, -18] },
    { at: [2 * leg + 80, -leg - 80, -22], lead: [0, 18] },
    { at: [leg + 80, -leg - 80, -22], lead: [0, 18] },
    { at: [leg + 34, -238], lead: [26, 26] },
  ],
};

/**
 * One sign-in for two applications (drawn in art/drawings).
 *
 * Its words, in their order: the person, the two applications, the provider, the token.
 */
export const singleSignOn: DiagramViews = { wide, narrow };
