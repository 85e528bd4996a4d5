import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import { Stack } from './stack';
import styles from './box-layers.module.css';

/** An application taken apart: its layers one above the other, with what comes along on one side and what stays yours. */
export function BoxLayers({ figure }: { figure: FigureOf<'box-layers'> }) {
  const { layers, ours, yours, outside } = figure;
  return (
    <FigureFrame figure={figure} className={styles.application}>
      <Stack names={layers.map(({ name }) => name)} boxed={layers.map((layer) => layer.ours !== undefined)} />
      <ol className={styles.layers}>
        {layers.map((layer) => (
          <li key={layer.name}>
            <h3 className={styles.name} data-on-drawing>
              {layer.name}
            </h3>
            <dl>
              <div className={styles.ours}>
                <dt>{ours}</dt>
                <dd className={layer.ours ? undefined : 'text-muted'}>{layer.ours ?? outside}</dd>
              </div>
              <div className={styles.yours}>
                <dt>{yours}</dt>
                <dd>{layer.yours}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
