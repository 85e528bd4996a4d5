import { short } from '@/components/diagrams/isometry';

/** A number in an inked disc within an SVG, the same as the discs of `.figure-disc` beside it. */
export function Disc({ at: [x, y], children }: { at: readonly [x: number, y: number]; children: number }) {
  return (
    <g className="figure-mark">
      <circle cx={short(x)} cy={short(y)} r="14" className="fill-ink" />
      <text x={short(x)} y={short(y)} dy=".35em" textAnchor="middle" className="figure-number fill-ground">
        {children}
      </text>
    </g>
  );
}
