import type { ReactNode } from 'react';
import type { Ground } from '../sections/base-schema';
import { NoBreak } from './no-break';

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

const arrangements = {
  stacked: 'grid gap-6 mb-7 sm:mb-12 lg:mb-16',
  facing: 'grid gap-6 lg:grid-cols-2 lg:items-baseline lg:gap-16 mb-7 sm:mb-12 lg:mb-16',
  split: 'grid content-start gap-6 lg:sticky lg:top-40 lg:self-start paper:static mb-7 sm:mb-10',
} as const;

/** The shell of every section: ground, measure, rhythm, heading, and the id that a jump lands on. */
export function SectionShell(props: SectionShellProps) {
  const { id, title, intro, ground = 'paper', layout = 'stacked', hiddenHeading = false } = props;
  const { className = '', aside, children } = props;
  const head = hiddenHeading ? (
    <h2 className="sr-only">{title}</h2>
  ) : (
    <div
      className={`section-head ${arrangements[layout]} print:mb-5 print:gap-3 ${intro ? 'print:grid-cols-2 print:items-baseline' : ''}`}
    >
      <Heading {...props} />
      {intro && <p className="max-w-text text-lead text-muted print:text-base">{intro}</p>}
      {aside && <div className="-mr-[24px] -ml-[56px] max-lg:hidden">{aside}</div>}
    </div>
  );
  return (
    <section id={id} data-ground={ground} aria-label={title} className={`section py-section ${className}`}>
      <div
        className={`measure ${layout === 'split' && !hiddenHeading ? 'lg:grid lg:grid-cols-[4fr_7fr] lg:gap-16' : ''}`}
      >
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
      <h2 className="max-w-heading text-heading-2 print:max-w-none">
        <NoBreak text={title} />
      </h2>
    );
  return (
    <hgroup className="grid gap-2">
      <h2 className="section-name text-heading-3 text-link print:text-[1.1875rem]">{title}</h2>
      <p className="section-claim max-w-[24ch] text-heading-2 font-[650] text-balance">
        <NoBreak text={claim} />
      </p>
    </hgroup>
  );
}
