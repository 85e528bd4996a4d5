import { Code } from '@/components/figures/parts/code';
import { ui } from '@/content/interface';
import type { Sample as Content } from '../base-schema';
import styles from './sample.module.css';

/** The invented example on a card: lines of code, or a short list. */
export function Sample({ sample }: { sample: Content }) {
  if ('code' in sample) return <Code className={`sample drawn ${styles.sample}`}>{sample.code.join('\n')}</Code>;
  return (
    <div className={`sample ${styles.sample}`}>
      <p className={styles.heading}>
        {sample.heading} <span>{ui.specimen}</span>
      </p>
      <dl>
        {sample.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
