import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import recordStyles from '../parts/record.module.css';
import styles from './change-over.module.css';

/** A night on one line, hour by hour; below it, dashed, the way back from each step. */
export function ChangeOver({ figure }: { figure: FigureOf<'change-over'> }) {
  return (
    <FigureFrame figure={figure}>
      <ol className={styles.night}>
        {figure.steps.map(({ time, what, how, back }) => (
          <li key={time} className={back ? styles.step : styles.last}>
            <p className={`${recordStyles.record} ${styles.hour}`}>{time}</p>
            <div className={styles.words}>
              <h3 className="text-title">{what}</h3>
              <p className={figureStyles.note}>{how}</p>
            </div>
            {back && (
              <p className={styles.back}>
                <svg viewBox="0 0 24 16" aria-hidden="true">
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
