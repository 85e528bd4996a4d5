import styles from './print-page.module.css';

/** A sheet on a desk; on paper a page of its own, whose size and margins app/styles/print.css has. */
export const sheet = `print-sheet ${styles.sheet}`;

/** The cover and the back: a sheet of A4 at night; the home page's are a screen each, whatever its shape. */
export function nightSheet(fillsScreen: boolean): string {
  return `${sheet} print-night ${styles.night} ${fillsScreen ? styles.filling : styles.upright}`;
}
