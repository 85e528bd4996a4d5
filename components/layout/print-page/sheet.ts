import styles from './print-page.module.css';

/** The classes of the cover and the back: a sheet of A4 at night; the home page's are a screen each, whatever its shape. */
export function nightSheet(fillsScreen: boolean): string {
  return `${styles.sheet} ${styles.night} ${fillsScreen ? styles.filling : styles.upright}`;
}
