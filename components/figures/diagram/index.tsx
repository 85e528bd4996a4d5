import { diagrams } from './diagrams';
import figureStyles from '@/components/figures/parts/figure.module.css';
import type { Diagram } from '@/lib/schemas/sections/base';
import styles from './diagram.module.css';
import { NumberDisc } from '../parts/disc';
import { Drawing } from './drawing';

/** A drawing that explains, as a model seen from the site's own angle, and a line below it that says what to see. */
export function DiagramFigure({ diagram: { name, alt, caption, labels, legend } }: { diagram: Diagram }) {
  return (
    <figure className={`${figureStyles.figure} ${styles.diagram}`}>
      <Drawing name={name} diagram={diagrams[name]} alt={alt} words={labels} />
      {legend && (
        <ol className={styles.legend}>
          {legend.map((words, index) => (
            <li key={words}>
              <NumberDisc>{index + 1}</NumberDisc>
              {words}
            </li>
          ))}
        </ol>
      )}
      {caption && <figcaption className={figureStyles.note}>{caption}</figcaption>}
    </figure>
  );
}
