import type { ReactNode } from 'react';
import type { Ground, Head } from '@/lib/schemas/sections/base';
import { NoBreak } from './no-break';
import styles from './section-shell.module.css';

interface SectionShellProps {
  id?: string;
  title: string;
  /** What the section argues, with a heading that only names it. */
  claim?: string;
  intro?: ReactNode;
  /** Said in small type below the intro, or in its place. */
  note?: string;
  ground?: Ground;
  /** `stacked`: heading above. `split`: beside, sticky on a large screen. `facing`: heading left, intro right. */
  layout?: 'stacked' | 'split' | 'facing';
  /**
   * Counts more than the layout. `above` or `inside`: the heading stands alone and large; `inside`: the section is its page's
   * great figure. `column`: as with `split`. `half`: as with `stacked`.
   */
  head?: Head | undefined;
  /** The page’s h1 says what the heading says: the heading is for screen readers alone. */
  hiddenHeading?: boolean;
  className?: string;
  /** Stands below the heading. */
  aside?: ReactNode;
  /** With `split`: what follows the section, and on a large screen fills the column below its heading. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** The shell of every section: ground, measure, rhythm, heading, and the id that a jump lands on. */
export function SectionShell(props: SectionShellProps) {
  const { id, title, ground = 'paper', head: form, hiddenHeading = false, className = '' } = props;
  const { beside, children } = props;
  const isLarge = form === 'above' || form === 'inside';
  const layout = layoutOf(props);
  const isSplit = layout === 'split' && (!hiddenHeading || beside);
  const head = hiddenHeading ? (
    <h2 className="sr-only">{title}</h2>
  ) : (
    <SectionHead {...props} layout={layout} isLarge={isLarge} />
  );
  const great = form === 'inside' ? `great ${styles.great}` : '';
  return (
    <section id={id} data-ground={ground} aria-label={title} className={`section py-section ${great} ${className}`}>
      <div className={`measure ${isSplit ? styles.columns : ''} ${beside ? styles.followed : ''}`}>
        {head}
        {beside ? <div className={styles.content}>{children}</div> : children}
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </section>
  );
}

const layouts = { above: 'stacked', inside: 'stacked', half: 'stacked', column: 'split', beside: undefined } as const;

/** The layout that the form of the heading asks for, or else that of the section's kind. */
function layoutOf({ head, layout = 'stacked' }: SectionShellProps): NonNullable<SectionShellProps['layout']> {
  return (head && layouts[head]) ?? layout;
}

type HeadProps = Pick<SectionShellProps, 'title' | 'claim' | 'intro' | 'note' | 'aside'> & {
  layout: NonNullable<SectionShellProps['layout']>;
  isLarge: boolean;
};

/** The heading with what is beside and below it; a name and a claim alone need no wrapper. */
function SectionHead({ title, claim, intro, note, aside, layout, isLarge }: HeadProps) {
  const head = `section-head ${styles[layout]} ${isLarge ? styles.large : ''}`;
  if (claim && !intro && !note && !aside)
    return <Claim title={title} claim={claim} className={`${head} ${styles.alone}`} />;
  return (
    <div className={`${head} ${intro ? styles.introduced : ''}`}>
      {claim ? (
        <Claim title={title} claim={claim} />
      ) : (
        <h2 className={styles.heading}>
          <NoBreak text={title} />
        </h2>
      )}
      {intro && (
        <p className={styles.intro}>{typeof intro === 'string' ? <NoBreak text={intro} size="text" /> : intro}</p>
      )}
      {note && (
        <p className={styles.note}>
          <NoBreak text={note} size="text" />
        </p>
      )}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** The heading as the name above the claim that the section makes. */
function Claim({ title, claim, className = '' }: { title: string; claim: string; className?: string }) {
  return (
    <hgroup className={`${styles.claimed} ${className}`}>
      <h2 className={styles.name}>{title}</h2>
      <p className={`section-claim ${styles.claim}`}>
        <NoBreak text={claim} />
      </p>
    </hgroup>
  );
}
