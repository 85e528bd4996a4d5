import made from '@/generated/daylight.json';
import styles from './street-page.module.css';

const { width, height, points } = made;

/** A point of the model, in px of the picture. */
const at = (name: keyof typeof points): [x: number, y: number] => {
  const [x = 0, y = 0] = points[name];
  return [Math.round(x * width), Math.round(y * height)];
};

/** What is drawn over the model: the thread from one record of the house to the other, which is too short; the smoke. */
export function Marks() {
  const [fromX, fromY] = at('county');
  const [toX, toY] = at('house');
  const thread = `M${fromX} ${fromY}Q${(fromX + toX) / 2} ${Math.min(fromY, toY) - height * 0.42} ${toX} ${toY}`;
  const [doorX, doorY] = at('door');
  const [smokeX, smokeY] = at('chimney');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawn} aria-hidden="true">
      <g className={styles.thread}>
        {/* 64 of the 75 points that would join the two. */}
        <path d={thread} pathLength="75" strokeDasharray="64 11" />
        <path d={thread} pathLength="75" strokeDasharray="0 64 .5 1.5 .5 1.5 .5 1.5 .5 1.5 .5 2.5" />
      </g>
      {/* From the site office, where it is day, to the door of No. 14. */}
      <path
        className={styles.call}
        d={`M${width * 0.32} ${height * 0.72}Q${width * 0.36} ${height * 0.5} ${doorX} ${doorY}`}
      />
      <g className={styles.smoke}>
        <circle cx={smokeX + 6} cy={smokeY - 26} r="22" />
        <circle cx={smokeX + 30} cy={smokeY - 66} r="30" />
        <circle cx={smokeX + 74} cy={smokeY - 104} r="24" />
      </g>
    </svg>
  );
}
