import { beside, type Point } from '../parts/isometry/isometry';
import type { Direction } from '../parts/isometry/solids';
import type { DiagramViews, View } from './view';

/** The side of a plinth. */
export const side = 190;

/** The height of a duct's axis over the plinths, and of what lies on it. */
const axis = 14;
const above = axis + 4;

/** Where everything stands in one arrangement. */
export interface Plan {
  application: Point;
  queue: Point;
  adapter: Point;
  provider: Point;
  log: Point;
  routes: Point[][];
  heads: readonly (readonly [at: Point, towards: Direction])[];
  /** The provider's tower; a smaller one hides less. */
  tower?: number;
}

export const widePlan: Plan = {
  application: [0, 0],
  queue: [400, 20],
  adapter: [400, 400],
  provider: [800, 400],
  log: [650, 140],
  routes: [
    [
      [40, 0, axis],
      [390, 0, axis],
    ],
    [
      [400, 60, axis],
      [400, 380, axis],
    ],
    [
      [440, 400, axis],
      [780, 400, axis],
    ],
    [
      [650, 400, axis],
      [650, 190, axis],
    ],
  ],
  heads: [
    [[210, 0, above], '+x'],
    [[400, 215, above], '+y'],
    [[570, 400, above], '+x'],
    [[650, 280, above], '-y'],
  ],
};

export const narrowPlan: Plan = {
  tower: 0.84,
  application: [0, 0],
  queue: [418, -93],
  adapter: [511, -511],
  provider: [969, -644],
  log: [740, -740],
  routes: [
    [
      [40, 0, axis],
      [418, 0, axis],
      [418, -60, axis],
    ],
    [
      [418, -120, axis],
      [418, -511, axis],
      [480, -511, axis],
    ],
    [
      [540, -511, axis],
      [969, -511, axis],
      [969, -620, axis],
    ],
    [
      [740, -511, axis],
      [740, -690, axis],
    ],
  ],
  heads: [
    [[220, 0, above], '+x'],
    [[418, -300, above], '-y'],
    [[655, -511, above], '+x'],
    [[740, -612, above], '-y'],
  ],
};

const front = [side / 2, -side / 2, -22] as const;

const wide: View = {
  size: [1200, 520],
  origin: [158, 210],
  scale: 1,
  labels: [
    { at: beside(widePlan.application, [-4, 10, 161]), lead: [0, -40] },
    { at: beside(widePlan.queue, [0, 57, 36]), lead: [0, -50] },
    { at: beside(widePlan.adapter, [-54, 54, 84]), lead: [0, -30] },
    { at: beside(widePlan.provider, [-4, 4, 225]), lead: [0, -40] },
    { at: beside(widePlan.log, front), lead: [0, 24] },
  ],
};

const narrow: View = {
  size: [352, 610],
  origin: [92, 124],
  scale: 0.66,
  labels: [
    { at: beside(narrowPlan.application, [50, 56, 150]), lead: [22, 0] },
    { at: beside(narrowPlan.queue, [-95, -50, 0]), lead: [-20, 0] },
    { at: beside(narrowPlan.adapter, [54, 54, 84]), lead: [22, 0] },
    { at: beside(narrowPlan.provider, [-4, 4, 189]), lead: [0, -24] },
    { at: beside(narrowPlan.log, front), lead: [0, 18] },
  ],
};

/**
 * A message on its way from the application to the provider (drawn in art/drawings).
 *
 * Its words, in their order: the application, the queue, the adapter, the provider, the log.
 */
export const integrationFlow: DiagramViews = { wide, narrow };
