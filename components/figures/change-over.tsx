import type { FigureOf } from '@/lib/figures/figure-schema';
import { FigureFrame } from './figure-frame';

/** A night on one line, hour by hour; below it, dashed, the way back from each step. */
export function ChangeOver({ figure }: { figure: FigureOf<'change-over'> }) {
  return (
    <FigureFrame figure={figure}>
      <ol className="change-over-steps">
        {figure.steps.map(({ time, what, how, back }) => (
          <li key={time} data-final={back ? undefined : ''}>
            <p className="change-over-time">{time}</p>
            <div className="change-over-words">
              <h3 className="text-title">{what}</h3>
              <p className="figure-label text-muted">{how}</p>
            </div>
            {back && (
              <p className="change-over-back figure-note">
                <svg viewBox="0 0 24 16" aria-hidden="true" focusable="false">
                  <path d="M23 3v4a5 5 0 0 1-5 5H3M8 7l-5 5 5 4" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
                <span>
                  <strong>{figure.back}</strong> {back}
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
