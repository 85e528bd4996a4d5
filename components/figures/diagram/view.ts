import type { Point } from '../parts/isometry/isometry';

interface Label {
  /** The point of the model that it names. */
  at: Point;
  /** From there along the lead line to the words, in units of the paper. */
  lead: readonly [x: number, y: number];
}

/** One arrangement of a drawing. */
export interface View {
  /** The size of the paper, in its own units; the origin of the model on it; a unit of the model in units of the paper. */
  size: readonly [width: number, height: number];
  origin: readonly [x: number, y: number];
  scale: number;
  /** One for each of the drawing's words. */
  labels: readonly Label[];
  /** Where the discs with the numbers of the steps lie on the model, from 1. */
  steps?: readonly Point[];
}

/** What a page knows of a diagram in its two arrangements: it lays the words over the file that has the drawing. */
export interface DiagramViews {
  readonly wide: View;
  readonly narrow: View;
}

/** The name of a diagram's file in one of its arrangements. */
export const fileOf = (name: string, arrangement: 'wide' | 'narrow') =>
  arrangement === 'wide' ? name : `${name}-narrow`;
