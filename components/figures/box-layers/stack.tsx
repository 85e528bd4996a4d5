import { onFace } from '@/components/figures/parts/isometry/isometry';
import { DrawingFile } from '@/components/ui/drawing-file';
import styles from './box-layers.module.css';
import { apart, boxPlatesView as view, side, tones } from './plates';

const half = side / 2;

/**
 * The plates, each with its name on its front edge.
 * @param boxed which of them come in the box
 */
export function Stack({ names, boxed }: { names: readonly string[]; boxed: readonly boolean[] }) {
  const first = boxed.indexOf(true);
  return (
    <div className={`stack ${styles.stack}`}>
      <svg viewBox={view.join(' ')} aria-hidden="true">
        <path
          className={styles.box}
          d={`M-144 ${first * apart - 6}L0 ${first * apart - 82} 144 ${first * apart - 6}V${(names.length - 1) * apart + 12}L0 ${(names.length - 1) * apart + 92} -144 ${(names.length - 1) * apart + 12}z`}
        />
        <path className={styles.guide} d={`M-134 12V${5 * apart}M134 12V${5 * apart}`} />
      </svg>
      <DrawingFile name="box-plates" size={[view[2], view[3]]} />
      <svg viewBox={view.join(' ')} aria-hidden="true">
        {names.map((name, index) => {
          const tone = tones[index];
          return (
            <text
              key={name}
              x="8"
              y="13.5"
              transform={`translate(0 ${index * apart}) ${onFace('left', [-half, -half, 0])}`}
              className={`${styles.edge} ${tone === 'navy' ? styles.pale : tone === 'gold' ? styles.inked : ''}`}
            >
              {name}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
