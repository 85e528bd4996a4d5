import type { ReactNode } from 'react';
import type { Ground } from '../sections/base-schema';
import { NoBreak } from './no-break';
import styles from './section-shell.module.css';

interface SectionShellProps {
  id?: string;
  title: string;
  /** What the section argues, with a heading that only names it. */
  claim?: string;
  intro?: ReactNode;
  ground?: Ground;
  /** `stacked`: heading above. `split`: heading beside, staying in sight on a large screen. `facing`: heading left, intro right. */
  layout?: 'stacked' | 'split' | 'facing';
  /** The page’s h1 says what the heading says: the heading is for screen readers alone. */
  hiddenHeading?: boolean;
  className?: string;
  /** Stands below the heading in the `split` layout on a large screen. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The shell of every section: ground, measure, rhythm, heading, and the id that a jump lands on. */
export function SectionShell(props: SectionShellProps) {
  const { id, title, intro, ground = 'paper', layout = 'stacked', hiddenHeading = false } = props;
  const { className = '', aside, children } = props;
  const head = hiddenHeading ? (
    <h2 className="sr-only">{title}</h2>
  ) : (
    <div className={`section-head ${styles[layout]} ${intro ? styles.introduced : ''}`}>
      <Heading {...props} />
      {intro && <p className={styles.intro}>{intro}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
  return (
    <section id={id} data-ground={ground} aria-label={title} className={`section py-section ${className}`}>
      <div className={`measure ${layout === 'split' && !hiddenHeading ? styles.columns : ''}`}>
        {head}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </section>
  );
}

/** The heading alone, or as the name above the claim that the section makes. */
function Heading({ title, claim }: Pick<SectionShellProps, 'title' | 'claim'>) {
  if (!claim)
    return (
      <h2 className={styles.heading}>
        <NoBreak text={title} />
      </h2>
    );
  return (
    <hgroup className="grid gap-3 print:gap-2">
      <h2 className={`section-name ${styles.name}`}>{title}</h2>
      <p className={`section-claim ${styles.claim}`}>
        <NoBreak text={claim} />
      </p>
    </hgroup>
  );
}
