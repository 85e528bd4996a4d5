import { NoBreak } from '@/components/ui/no-break';
import type { FigureOf } from '@/lib/schemas/figures';
import { NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import { Tower, TowerParts } from './tower';
import recordStyles from '../parts/record.module.css';
import styles from './account-life.module.css';

type Life = FigureOf<'account-life'>;

/** One tower, day after day. A storey is a door; it is lit while the account may pass. */
export function AccountLife({ figure }: { figure: Life }) {
  const { days, doors } = figure;
  return (
    <FigureFrame figure={figure} className={styles.life}>
      <div>
        <p className={figureStyles.label}>{figure.doorsTitle}</p>
        <ol className={styles.doors}>
          {doors.map((door, index) => (
            <li key={door}>
              <NumberDisc>{index + 1}</NumberDisc>
              {door}
            </li>
          ))}
        </ol>
      </div>
      <TowerParts storeys={doors.length} />
      <ol className={styles.days}>
        {days.map((day, index) => {
          const before = days[index - 1]?.open ?? [];
          return (
            <li key={day.name}>
              <Tower open={day.open} storeys={doors.length} />
              <div className={styles.words}>
                <h3 className="text-title">{day.name}</h3>
                <p className={`${recordStyles.record} ${styles.when}`}>
                  <NoBreak text={day.when} size="text" />
                </p>
                <Change word={figure.opens} doors={day.open.filter((door) => !before.includes(door))} names={doors} />
                <Change word={figure.closes} doors={before.filter((door) => !day.open.includes(door))} names={doors} />
                <p className={figureStyles.note}>{day.why}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </FigureFrame>
  );
}

function Change({ word, doors, names }: { word: string; doors: readonly number[]; names: readonly string[] }) {
  if (doors.length === 0) return null;
  return (
    <p className={figureStyles.label}>
      <strong>{word}</strong> {doors.map((door) => names[door - 1]).join(', ')}
    </p>
  );
}
