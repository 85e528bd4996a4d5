import type { ReactNode } from 'react';
import { onFace, pair, project, short, type Point } from './isometry';
import { palette } from './palette';
import type { DrawingSource } from './source';

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
  scene: ReactNode;
  /** One for each of the drawing's words. */
  labels: readonly Label[];
  /** Where the discs with the numbers of the steps lie on the model, from 1. */
  steps?: readonly Point[];
}

/** A drawing in its two arrangements: `npm run assets` makes a file of each, on which the page writes the words. */
export interface Diagram {
  /** What both views use, each in a <g id>. */
  parts: ReactNode;
  wide: View;
  narrow: View;
}

/** The name of a diagram's file in one of its arrangements. */
export const fileOf = (name: string, arrangement: 'wide' | 'narrow') =>
  arrangement === 'wide' ? name : `${name}-narrow`;

/** The files that a diagram is made into. */
export function drawingsOf(name: string, diagram: Diagram): DrawingSource[] {
  return (['wide', 'narrow'] as const).map((arrangement) => {
    const { size, origin, scale, scene } = diagram[arrangement];
    return {
      name: fileOf(name, arrangement),
      view: [0, 0, ...size],
      parts: (
        <>
          <linearGradient id={shades.wall} x2="0" y2="1">
            <stop offset=".3" stopColor={palette.shade} stopOpacity="0" />
            <stop offset="1" stopColor={palette.shade} stopOpacity=".2" />
          </linearGradient>
          <filter id={shades.soft} x="-10%" y="-10%" width="120%" height="130%">
            <feGaussianBlur stdDeviation="9" />
          </filter>
          {diagram.parts}
        </>
      ),
      scene: <g transform={`translate(${origin.join(' ')})${scale === 1 ? '' : `scale(${scale})`}`}>{scene}</g>,
    };
  });
}

/** The ids of the gradient that darkens walls towards the ground, and of the blur of shadows. */
export const shades = { wall: 'wall', soft: 'soft' } as const;

/** The blurred shadow of the plinths on the page. */
export function SoftShadow({ d }: { d: string }) {
  return <path d={d} fill={palette.shade} fillOpacity=".2" filter={`url(#${shades.soft})`} />;
}

/** A part put down at a point of the model. */
export function Use({ part, at, scale, fill }: { part: string; at: Point; scale?: number; fill?: string }) {
  const [x, y] = project(at);
  const place = scale ? { transform: `translate(${pair(x, y)})scale(${scale})` } : { x: short(x), y: short(y) };
  return <use href={`#${part}`} fill={fill} {...place} />;
}

/** Something flat, laid on a face of the model. */
export function Laid({ on, at, children }: { on: 'top' | 'left' | 'right'; at: Point; children: ReactNode }) {
  return <g transform={onFace(on, at)}>{children}</g>;
}
