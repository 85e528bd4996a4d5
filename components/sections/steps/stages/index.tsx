import type { ReactNode } from 'react';
import type { SectionOf } from '../../schema';
import { endpoint } from './endpoint';
import { serverRoom } from './server-room';
import { tower } from './tower';

type DrawnStages = Exclude<NonNullable<SectionOf<'steps'>['stages']>, 'building-site'>;

/** A thing drawn once for each of five steps. */
export interface StageDrawing {
  /** What its stages use, each in a `<g id>`. */
  parts: ReactNode;
  /** Each with the room that it takes above the middle of its ground, in units of the paper. */
  stages: readonly { above: number; scene: ReactNode }[];
}

/** How far a plot reaches to both sides of its middle, and below it, in units of the paper. */
const reach = 130;
const below = 90;

const drawings: Record<DrawnStages, StageDrawing> = { endpoint, 'server-room': serverRoom, tower };

interface StageProps {
  of: DrawnStages;
  /** From 0. The first one carries what the others use. */
  index: number;
}

/** The drawing of what a step leaves behind; hidden from screen readers, as the words beside it say the same. */
export function Stage({ of, index }: StageProps) {
  const { parts, stages } = drawings[of];
  const { above = 0, scene } = stages[index] ?? {};
  return (
    <svg viewBox={`-${reach} -${above} ${2 * reach} ${above + below}`} aria-hidden="true" className="drawn">
      {index === 0 && <defs>{parts}</defs>}
      {scene}
    </svg>
  );
}
