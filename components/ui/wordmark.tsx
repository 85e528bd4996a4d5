import { company } from '@/content/company';
import { mark } from '@/content/mark';
import styles from './wordmark.module.css';

/** The mark and the company's name in the site's type: the name is text, so that a rebrand changes it everywhere. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox={`0 0 ${mark.size} ${mark.size}`} width="32" height="32" aria-hidden="true" focusable="false">
        {mark.faces.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} className={fill ? undefined : 'fill-(--mark-side)'} />
        ))}
      </svg>
      {company.brand}
    </span>
  );
}
