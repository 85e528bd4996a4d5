import type { Home } from '@/lib/schemas/home';
import styles from './facts.module.css';

/** The claims in figures, each as its source has it. */
export function Facts({ facts }: { facts: Home['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.figure}>
          <dt>{fact.meaning}</dt>
          <dd>{fact.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
