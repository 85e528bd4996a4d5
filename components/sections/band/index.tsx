import { Renditions } from '@/components/ui/picture';
import type { SectionOf } from '../schema';
import styles from './band.module.css';

/** One number of the page at the size of a headline, and what it says, perhaps over a picture as wide as the window. */
export function Band({ section }: { section: SectionOf<'band'> }) {
  const { number, title, picture, ground = picture ? 'night' : 'navy', layout = 'beside' } = section;
  return (
    <div data-ground={ground} className={picture ? styles.plate : styles.band}>
      {picture && <Renditions picture={picture} sizes="max(100vw, 50rem)" className={styles.picture} />}
      <p className={`measure ${styles[layout] ?? ''}`}>
        <span className={styles.number}>{number}</span> <span className={styles.words}>{title}</span>
      </p>
    </div>
  );
}
