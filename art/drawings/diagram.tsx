import type { ReactNode } from 'react';
import { diagrams, type DiagramName } from '@/components/figures/diagram/diagrams';
import { fileOf } from '@/components/figures/diagram/view';
import { boxFaces, type Point } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';
import type { DrawingSource } from './drawing-source';

/** The drawing of a diagram: one scene for each of its two arrangements. */
export interface DiagramDrawing {
  /** Parts that both scenes use, each in a <g id>. */
  readonly parts: ReactNode;
  readonly wide: ReactNode;
  readonly narrow: ReactNode;
}

/** The files that a diagram is made into. */
export function diagramFiles(name: DiagramName, drawn: DiagramDrawing): DrawingSource[] {
  return (['wide', 'narrow'] as const).map((arrangement) => {
    const { size, origin, scale } = diagrams[name][arrangement];
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
          {drawn.parts}
        </>
      ),
      scene: (
        <g transform={`translate(${origin.join(' ')})${scale === 1 ? '' : `scale(${scale})`}`}>{drawn[arrangement]}</g>
      ),
    };
  });
}

/** The ids of the gradient that darkens walls towards the ground, and of the blur of shadows. */
export const shades = { wall: 'wall', soft: 'soft' } as const;

/** The blurred shadow of the plinths on the page. */
export function SoftShadow({ d }: { d: string }) {
  return <path d={d} fill={palette.shade} fillOpacity=".2" filter={`url(#${shades.soft})`} />;
}

/** The shape of a plinth's shadow on the page, for one path that a filter blurs. */
export function plinthShadow([x, y]: Point, [width, depth]: readonly [number, number]): string {
  return boxFaces([x + 16, y + 12, -34], [width + 4, depth + 16, 0]).top;
}
