import type { ReactNode } from 'react';
import type { Ground } from '@/lib/schema';

interface SectionShellProps {
  id?: string;
  title: string;
  /** What the section argues, with a heading that only names it. */
  claim?: string;
  intro?: string;
  ground?: Ground;
  /** `stacked`: heading above. `split`: heading beside, staying in sight on a large screen. `facing`: heading left, intro right. */
  layout?: 'stacked' | 'split' | 'facing';
  /** A page whose only section this is gives the heading to its h1. */
  headless?: boolean;
  className?: string;
  /** Stands below the heading in the `split` layout on a large screen. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The shell of every section: ground, measure, rhythm, heading, and the id that a jump lands on. */
export function SectionShell(props: SectionShellProps) {
  const {
    id,
    title,
    claim,
    intro,
    ground = 'paper',
    layout = 'stacked',
    headless = false,
    className = '',
    aside,
    children,
  } = props;
  const heading = (
    <>
      <h2 className={headless ? 'sr-only' : 'max-w-heading text-heading-2'}>{title}</h2>
      {(claim || intro) && !headless && (
        <div className="grid gap-4">
          {claim && <p className="max-w-text text-heading-3 font-semibold">{claim}</p>}
          {intro && <p className="max-w-text text-lead text-muted">{intro}</p>}
        </div>
      )}
    </>
  );
  const arrangement = {
    stacked: 'grid gap-6 mb-12 lg:mb-16',
    facing: 'grid gap-6 lg:grid-cols-2 lg:items-end lg:gap-16 mb-12 lg:mb-16',
    split: 'grid content-start gap-6 lg:sticky lg:top-40 lg:self-start mb-10',
  }[layout];
  const head = headless ? (
    heading
  ) : (
    <div className={arrangement}>
      {heading}
      {aside && <div className="aside-model max-lg:hidden">{aside}</div>}
    </div>
  );
  return (
    <section id={id} data-ground={ground} aria-label={title} className={`section ${className}`}>
      <div className={`measure ${layout === 'split' && !headless ? 'lg:grid lg:grid-cols-[4fr_7fr] lg:gap-16' : ''}`}>
        {head}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
