import { short } from '@/components/diagrams/parts/isometry';

interface DiscProps {
  at: readonly [x: number, y: number];
  /** Where it grows from on a phone, if not from its middle. */
  className?: string;
  children: number;
}

/** A number in an inked disc within an SVG, the same as the discs of `.figure-disc` beside it. */
export function Disc({ at: [x, y], className = '', children }: DiscProps) {
  return (
    <g className={`figure-mark ${className}`}>
      <circle cx={short(x)} cy={short(y)} r="14" className="fill-ink" />
      <text x={short(x)} y={short(y)} dy=".35em" textAnchor="middle" className="fill-ground text-[14px] font-[650]">
        {children}
      </text>
    </g>
  );
}
