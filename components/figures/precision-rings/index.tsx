import { DrawingFile } from '@/components/ui/drawing-file';
import type { FigureOf } from '@/lib/schemas/figures';
import { Disc, NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import { flat, precisionView as view, rings } from './rings';
import styles from './precision-rings.module.css';

/** One address on a small plan of its neighbourhood, with a ring for each precision that a geocoder may answer with. */
export function PrecisionRings({ figure }: { figure: FigureOf<'precision-rings'> }) {
  return (
    <FigureFrame figure={figure} className={styles.rings}>
      <div className="stack">
        <DrawingFile name="precision-map" size={[view[2], view[3]]} />
        <svg viewBox={view.join(' ')} aria-hidden="true">
          <path className="stroke-ink" strokeWidth="2" d="M0-124v-84" />
          <text y="-222" textAnchor="middle" className={styles.pin}>
            {figure.pin}
          </text>
          {rings.map(({ radius, number, grows }, index) => {
            const turn = (number * Math.PI) / 180;
            return (
              <Disc
                key={radius}
                className={`${styles.disc} ${grows ? styles[grows] : ''}`}
                at={[radius * Math.cos(turn), radius * flat * Math.sin(turn)]}
              >
                {index + 1}
              </Disc>
            );
          })}
        </svg>
      </div>
      <ol className={styles.answers}>
        {figure.rings.map((ring, index) => (
          <li key={ring.name}>
            <NumberDisc>{index + 1}</NumberDisc>
            <h3 className="text-title">{ring.name}</h3>
            <p className={figureStyles.label}>{ring.size}</p>
            <p className={figureStyles.note}>
              <strong>{figure.may}</strong> {ring.may}
            </p>
            <p className={figureStyles.note}>
              <strong>{figure.mayNot}</strong> {ring.mayNot}
            </p>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
