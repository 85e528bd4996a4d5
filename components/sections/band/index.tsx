import { Picture } from '@/components/ui/picture';
import type { SectionOf } from '../schema';
import styles from './band.module.css';

/** One number of the page at the size of a headline, and what it says. */
export function Band({ section }: { section: SectionOf<'band'> }) {
  const { number, title, picture, ground = 'navy', layout = 'beside' } = section;
  return (
    <div data-ground={ground} className={styles.band}>
      <p className={`measure ${styles[layout] ?? ''}`}>
        <span className={styles.number}>{number}</span> <span className={styles.words}>{title}</span>
      </p>
      {picture && (
        <div className={`pool ${styles.picture}`}>
          <Picture picture={picture} sizes="110vw" small />
        </div>
      )}
    </div>
  );
}
