import { palette } from '@/components/figures/parts/isometry/palette';
import { NoBreak } from '@/components/ui/no-break';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import type { FigureOf } from '@/lib/schemas/figures';
import { NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import recordStyles from '../parts/record.module.css';
import styles from './lease-page.module.css';

type Lease = FigureOf<'lease-page'>;

/** A sheet of a lease: which record fills each field, and how far its signatures are. */
export function LeasePage({ figure }: { figure: Lease }) {
  return (
    <FigureFrame figure={figure} className={styles.desk}>
      <div className={`drawn ${figureStyles.paper} ${styles.page}`}>
        <p className={styles.title}>{figure.title}</p>
        {figure.clauses.map((clause, index) => (
          <p key={clause.heading}>
            <strong>
              {index + 1} {clause.heading}
            </strong>{' '}
            {clause.words.map(({ words, source }, at, parts) =>
              source ? (
                <span key={words} className="whitespace-nowrap">
                  <Sourced source={source} words={words} spoken />
                  {stopOf(parts[at + 1]?.words)}
                </span>
              ) : (
                `${at > 0 && !stopOf(words) ? ' ' : ''}${at > 0 ? words.slice(stopOf(words).length) : words}${at < parts.length - 1 ? ' ' : ''}`
              ),
            )}
          </p>
        ))}
        <p className={styles['signatures-title']}>{figure.signaturesTitle}</p>
        <ol className={styles.signatures}>
          {figure.signatures.map(({ step, who, state, done }) => (
            <li key={who} value={step}>
              <NumberDisc>{step}</NumberDisc>
              <span>
                <strong>{who}</strong>
                <span className={figureStyles.note}>
                  <NoBreak text={state} size="text" />
                </span>
              </span>
              {done && <Seal />}
            </li>
          ))}
        </ol>
        <p className={figureStyles.note}>
          <NoBreak text={figure.foot} size="text" />
        </p>
      </div>
      <div className={styles.origin}>
        <p className={figureStyles.label}>{figure.sourcesTitle}</p>
        <ol className={styles.sources}>
          {figure.sources.map(({ name, note }, index) => (
            <li key={name}>
              <Sourced source={index + 1} words={name} />
              <p className={figureStyles.note}>{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}

/** The stop that words begin with: it stays with the field before it, beside which a browser may break a line. */
const stopOf = (words = '') => /^[,.;:]?/.exec(words)?.[0] ?? '';

/** Words in their source's colour and with its number; a filled field says it to those who do not see the number. */
function Sourced({ source, words, spoken }: { source: number; words: string; spoken?: true }) {
  return (
    <span className={`${recordStyles.record} ${recordStyles.value} ${styles.sourced}`} data-source={source}>
      {words}
      <sup aria-hidden="true">{source}</sup>
      {spoken && <span className="sr-only"> {fill(ui.source, { number: source })}</span>}
    </span>
  );
}

function Seal() {
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" className={styles.seal}>
      <path
        fill={palette.terracotta}
        d="M0-14c4 0 4 2 7 3s4 1 5 4 1 4 2 7-1 4-2 7-2 4-5 5-3 2-7 2-4-1-7-2-4-2-5-5-2-4-2-7 1-4 2-7 2-3 5-4 3-3 7-3z"
      />
      <path fill="none" stroke={palette.white} strokeWidth="2.5" d="M-6 0l4 5 8-9" />
    </svg>
  );
}
