import { StreetStill } from '@/components/ui/street-still';
import { streetWords } from '@/content/street';
import styles from './two-plinths.module.css';

/** The moment of the story's alarm: the street by night and our office in full sun, each with its clock, and a line between. */
export function TwoPlinths() {
  const { here, there } = streetWords;
  return (
    <div className={styles.plinths}>
      <StreetStill
        screen="end"
        alt={there.picture}
        sizes="(min-width: 1024px) 48vw, 90vw"
        eager
        className={styles.street}
      />
      <StreetStill
        screen="office"
        alt={here.picture}
        sizes="(min-width: 1024px) 26vw, 45vw"
        eager
        className={styles.office}
      />
      <svg viewBox="0 0 100 72" aria-hidden="true" className={styles.call}>
        <path d="M40 52Q52 50 53 30" />
      </svg>
      <Clock {...there} className={styles.there} />
      <Clock {...here} className={styles.here} />
    </div>
  );
}

function Clock({ time, place, className }: { time: string; place: string; className?: string }) {
  return (
    <p className={`${styles.clock} ${className}`}>
      <time>{time}</time> {place}
    </p>
  );
}
