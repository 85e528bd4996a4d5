import { palette } from '@/components/diagrams/parts/palette';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

type Days = FigureOf<'two-days'>;
type Span = { from: number; to: number };

/** The height of a row of windows, px, and where the two rows begin. */
const height = 48;
const tops = [72, 194] as const;

const within = (hour: number, { from, to }: Span) => hour >= from && hour < to;

/** The hour of the clock, such as 02:00 for 26. */
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** A window behind which nobody works. */
const dark =
  'fill-line [fill-opacity:.6] print:fill-(--palette-mist) forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:stroke-[1px] forced-colors:[fill-opacity:1] forced-colors:[vector-effect:non-scaling-stroke]';

/** Two long houses by night: a window for each hour, lit while somebody works behind it. */
export function TwoDays({ figure }: { figure: Days }) {
  const { alt, from, to, rows, overlap, events, yours } = figure;
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const share = (hour: number) => `${(((hour - from) / (to - from)) * 100).toFixed(2)}%`;
  const panes = (lit: (hour: number) => boolean) =>
    hours
      .filter(lit)
      .map((hour) => `M${hour - from}.12 1h.76v8h-.76z`)
      .join('');
  return (
    <FigureFrame figure={figure}>
      <svg
        className="h-[264px] [&_text]:fill-current forced-colors:[&_text]:stroke-[Canvas] forced-colors:[&_text]:stroke-[5px] forced-colors:[&_text]:[paint-order:stroke]"
        role="img"
        aria-label={alt}
        focusable="false"
      >
        {hours
          .filter((hour) => (hour - from) % 3 === 0)
          .map((hour) => (
            <text key={hour} x={share(hour)} y="14" className="figure-note">
              {hour % 24}
            </text>
          ))}
        <text x="100%" y="14" textAnchor="end" className="figure-note max-md:[transform:translateY(-18px)]">
          {yours}
        </text>
        <rect
          x={share(overlap.from)}
          y="26"
          width={share(from + overlap.to - overlap.from)}
          height="228"
          className="fill-(--palette-light) [fill-opacity:.16] forced-colors:h-[220px] forced-colors:fill-none forced-colors:stroke-[Highlight] forced-colors:stroke-3"
        />
        <text x={share(overlap.to)} dx="8" y="158" className="figure-label">
          {overlap.label}
        </text>
        {rows.map(({ who, days }, row) => (
          <g key={who}>
            <text y={(tops[row] ?? 0) - 14} className="text-(length:--figure-label) font-semibold">
              {who}
            </text>
            <svg
              aria-hidden
              y={tops[row]}
              width="100%"
              height={height}
              viewBox={`0 0 ${to - from} 10`}
              preserveAspectRatio="none"
              className="h-[48px]"
            >
              <path className={dark} d={panes((hour) => !days.some((day) => within(hour, day)))} />
              <path
                className="forced-colors:fill-[CanvasText]"
                fill={palette.sky}
                d={panes((hour) => days.some((day) => within(hour, day)) && !within(hour, overlap))}
              />
              <path
                className="fill-(--palette-light) forced-colors:fill-[Highlight]"
                d={panes((hour) => within(hour, overlap))}
              />
            </svg>
            {days.map((day) => (
              <text
                key={day.label}
                x={share(day.from)}
                dx="4"
                y={(tops[row] ?? 0) + height + 18}
                className="figure-note"
              >
                {day.label}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <ol className="grid gap-[14px] *:grid *:content-start *:gap-[2px] *:border-t-(length:--pen) *:border-t-line *:pt-[12px] max-sm:*:grid-cols-[64px_1fr] sm:gap-x-[32px] sm:gap-y-[24px] md:grid-cols-5">
        {events.map(({ at, name, note }) => (
          <li key={name}>
            <span className="font-[650] text-highlight [font-variant-numeric:tabular-nums]">{clock(at)}</span>
            <span className="figure-label">{name}</span>
            <span className="figure-note max-sm:col-start-2">{note}</span>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
