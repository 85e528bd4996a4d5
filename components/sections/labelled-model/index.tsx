import { Picture } from '@/components/ui/picture';
import { ui } from '@/content/interface';
import { labelsOf, type LabelledPage, type PlacedLabel } from '@/site/picture-labels';
import styles from './labelled-model.module.css';

interface LabelledModelProps {
  page: LabelledPage;
  /** The classes that place the picture and the list in what holds them. */
  className: { readonly picture?: string; readonly list?: string };
  /** `true` where it is in the page's first view. */
  first?: boolean;
  /** The picture's `sizes` attribute, where it is wider than half of the measure. */
  sizes?: string;
}

/** The share of a picture's height above which a flag of full length would leave the picture on a phone. */
const nearTop = 0.2;

/** The length of a flag's stem, in px; the stylesheet lifts its disc by as much. */
const stem = 46;

const halfMeasure = '(max-width: 1023px) calc(100vw - 40px), min(48vw, 44rem)';

/** The page's model with numbered flags on it, and the list that they are keyed to: the page's table of contents. */
export function LabelledModel({ page, className, first = false, sizes = halfMeasure }: LabelledModelProps) {
  const labels = labelsOf(page);
  return (
    <>
      <div className={`model-picture ${styles.picture} ${className.picture}`}>
        <Picture picture={page.header.picture} sizes={sizes} eager={first} preview={first} />
        <Flags labels={labels} />
      </div>
      <ol data-legend className={`legend ${styles.list} ${className.list}`} aria-label={ui.onTheModel}>
        {labels.map(({ number, label, section }) => (
          <li key={section + label} data-label={number}>
            <a href={`#${section}`} className={styles.entry}>
              <span className={styles.number}>{number}</span> <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * The flags, of one size in every picture and placed by percentages. They repeat the list, so keyboard and screen
 * reader users are given only that.
 */
function Flags({ labels }: { labels: readonly PlacedLabel[] }) {
  return (
    <svg className={styles.flags} aria-hidden="true" focusable="false">
      {labels.map(({ number, section, x, y }, at) => (
        <a
          key={number}
          href={`#${section}`}
          tabIndex={-1}
          className={`flag ${styles.flag} ${y < nearTop ? styles.high : ''}`}
          data-flag={number}
        >
          <circle cx={share(x)} cy={share(y)} r={3} />
          <rect x={share(x)} y={share(y)} width={1.25} height={stem} />
          <circle cx={share(x)} cy={share(y)} r={reachOf(labels, at)} className={styles.reach} />
          <circle cx={share(x)} cy={share(y)} r={13} className={styles.disc} />
          <text x={share(x)} y={share(y)} dy="0.36em">
            {number}
          </text>
        </a>
      ))}
    </svg>
  );
}

/** A picture on a phone (375 px), and how much lower a flag near its top has its disc there; all in px. */
const phone = { width: 335, height: 251, lower: 19 };

/** A flag's touch radius in px: 22, or half the distance to its nearest neighbour where that is less. */
function reachOf(labels: readonly PlacedLabel[], at: number): number {
  const discs = labels.map(
    ({ x, y }) => [x * phone.width, y * phone.height + (y < nearTop ? phone.lower : 0)] as const,
  );
  const [left, top] = discs[at] ?? [0, 0];
  const ways = discs.filter((_, index) => index !== at).map(([x, y]) => Math.hypot(x - left, y - top));
  return Math.floor(Math.min(22, ...ways.map((way) => way / 2)));
}

/** 0.4844 as "48.44%". */
function share(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}
