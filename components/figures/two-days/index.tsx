import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './two-days.module.css';

type Days = FigureOf<'two-days'>;
type Span = { from: number; to: number };

/** The height of a row of windows, px, and where the two rows begin. */
const height = 80;
const tops = [72, 238] as const;
/** What the hour together spans: both rows, and not the name above them. */
const together = { top: tops[0], height: tops[1] + height - tops[0] };

const within = (hour: number, { from, to }: Span) => hour >= from && hour < to;

/** The hour of the clock, such as 02:00 for 26. */
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

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
  /** Where words on an hour begin: beside the one together, which they would cross on a phone. */
  const besideHour = (hour: number) => (within(hour, overlap) ? { x: share(overlap.to), dx: 8 } : { x: share(hour) });
  return (
    <FigureFrame figure={figure} className={styles.days}>
      <svg className={styles.chart} role="img" aria-label={alt}>
        {hours
          .filter((hour) => (hour - from) % 3 === 0)
          .map((hour) => (
            <text key={hour} x={share(hour)} y="14" className={styles.hour}>
              {hour % 24}
            </text>
          ))}
        <text x="100%" y="14" textAnchor="end" className={styles.yours}>
          {yours}
        </text>
        <rect
          x={share(overlap.from)}
          y={together.top}
          width={share(from + overlap.to - overlap.from)}
          height={together.height}
          className={styles.overlap}
        />
        <text {...besideHour(overlap.from)} y={tops[0] + height + 18} className={styles.together}>
          {overlap.label}
        </text>
        {rows.map(({ who, days }, row) => (
          <g key={who}>
            <text {...besideHour(days[0]?.from ?? from)} y={(tops[row] ?? 0) - 14} className={styles.who}>
              {who}
            </text>
            <svg
              aria-hidden
              y={tops[row]}
              width="100%"
              height={height}
              viewBox={`0 0 ${to - from} 10`}
              preserveAspectRatio="none"
              className={styles.row}
            >
              <path className={styles.dark} d={panes((hour) => !days.some((day) => within(hour, day)))} />
              <path
                className={styles.working}
                d={panes((hour) => days.some((day) => within(hour, day)) && !within(hour, overlap))}
              />
              <path className={styles.shared} d={panes((hour) => within(hour, overlap))} />
            </svg>
            {days.map((day) => (
              <text
                key={day.label}
                x={share(day.from)}
                dx="4"
                y={(tops[row] ?? 0) + height + 18}
                className={styles.hour}
              >
                {day.label}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <ol className={styles.events}>
        {events.map(({ at, name, note }) => (
          <li key={name}>
            <span className={styles.at}>{clock(at)}</span>
            <span className={figureStyles.label}>{name}</span>
            <span className={figureStyles.note}>{note}</span>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
