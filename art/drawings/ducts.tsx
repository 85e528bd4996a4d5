import { outline, short, type Point } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';

/** The width of a duct, in units of the drawing. */
const ductWidth = 20;

/** Ducts, each laid through the corners of its route. */
export function Ducts({ routes }: { routes: readonly (readonly Point[])[] }) {
  const d = routes.map((route) => outline(route, false)).join('');
  const { slab, stone } = palette.tones;
  return (
    <g fill="none" strokeLinejoin="round">
      <path stroke={stone.right} strokeWidth={ductWidth} d={d} />
      <path
        stroke={slab.left}
        strokeWidth={short(ductWidth * 0.7)}
        transform={`translate(0 ${short(ductWidth * -0.15)})`}
        d={d}
      />
      <path
        stroke={slab.top}
        strokeWidth={short(ductWidth * 0.3)}
        transform={`translate(0 ${short(ductWidth * -0.23)})`}
        d={d}
      />
    </g>
  );
}
