import type { ReactNode } from 'react';

/** A drawing that `npm run assets` makes into a file in public/drawings, in its light by day and by night. */
export interface DrawingSource {
  readonly name: string;
  /** The view box: left, top, width and height, in units of the drawing. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** Definitions that the scene refers to, each with an id. */
  readonly parts?: ReactNode;
  readonly scene: ReactNode;
}
