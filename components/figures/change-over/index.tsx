import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

/** A step in the colour of its dot. It is a column on a wide page, or else a row, its words beside the line. */
const step =
  'relative grid grid-cols-[3.75rem_1fr] gap-x-[20px] gap-y-[6px] pb-[20px] max-lg:*:not-first:ml-[12px] sm:pb-[28px] ' +
  'lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0 lg:pb-0 ' +
  '[--dot:var(--highlight)] data-final:[--dot:var(--accent)] forced-colors:[--dot:CanvasText]';
/** The line runs down beside the steps ... */
const line =
  'before:absolute before:top-[6px] before:bottom-[-6px] before:left-[3.625rem] before:border-l-2 ' +
  'before:border-highlight data-final:before:hidden lg:before:content-none';
/** ... or below their times, if they are columns. */
const hour =
  'relative leading-[1.6] font-[650] tabular-nums lg:mb-[26px] lg:border-b-2 lg:border-highlight lg:pb-[18px] ' +
  'lg:text-[1.25rem] lg:in-data-final:border-transparent';
const dot =
  'after:absolute after:top-[6px] after:left-[calc(3.625rem-5px)] after:size-[12px] after:rounded-full after:bg-(--dot) ' +
  'after:forced-color-adjust-none lg:after:top-auto lg:after:bottom-[-8px] lg:after:left-0 lg:after:size-[14px]';

/** A night on one line, hour by hour; below it, dashed, the way back from each step. */
export function ChangeOver({ figure }: { figure: FigureOf<'change-over'> }) {
  return (
    <FigureFrame figure={figure}>
      <ol className="lg:grid lg:grid-cols-5 lg:grid-rows-[auto_auto_auto]">
        {figure.steps.map(({ time, what, how, back }) => (
          <li key={time} data-final={back ? undefined : ''} className={`${step} ${line}`}>
            <p className={`${hour} ${dot}`}>{time}</p>
            <div className="grid gap-[4px] lg:content-start lg:pr-[28px]">
              <h3 className="text-title">{what}</h3>
              <p className="figure-label text-muted">{how}</p>
            </div>
            {back && (
              <p className="figure-note col-start-2 mt-[6px] grid grid-cols-[20px_1fr] gap-[10px] border-t-2 border-dashed border-highlight pt-[10px] lg:col-start-1 lg:mt-[24px] lg:content-start lg:pt-[16px] lg:pr-[28px]">
                <svg viewBox="0 0 24 16" aria-hidden="true" focusable="false" className="mt-[3px] text-highlight">
                  <path d="M23 3v4a5 5 0 0 1-5 5H3M8 7l-5 5 5 4" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
                <span>
                  <strong className="text-ink">{figure.back}</strong> {back}
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
