import type { ReactNode } from 'react';
import { onFace, pair, project, short, type Point } from './isometry';

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
