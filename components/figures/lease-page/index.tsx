import type { ReactNode } from 'react';
import { palette } from '@/components/diagrams/parts/palette';
import { ui } from '@/content/interface';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

type Lease = FigureOf<'lease-page'>;

/** The colours of the sources, from the first on. */
const sources = [
  '[--source:var(--palette-teal)]',
  '[--source:var(--palette-sky)]',
  '[--source:var(--palette-brass)]',
  '[--source:var(--palette-terracotta)]',
];

/** A sheet of a lease: which record fills each field, and how far its signatures are. */
export function LeasePage({ figure }: { figure: Lease }) {
  return (
    <FigureFrame figure={figure} className="lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-x-[72px]">
      {/* Laid on the table, not pinned to a grid. */}
      <div
        className="figure-sheet grid gap-[16px] rounded-[4px] p-[clamp(24px,5vw,64px)] leading-[1.75] lg:-rotate-[1.1deg] print:rotate-none"
        data-ground="paper"
      >
        <p className="text-heading-3 font-semibold">{figure.title}</p>
        {figure.clauses.map((clause, index) => (
          <p key={clause.heading}>
            <strong>
              {index + 1} {clause.heading}
            </strong>{' '}
            {clause.words.map((part) => (typeof part === 'string' ? part : <Field key={part.field} {...part} />))}
          </p>
        ))}
        <div className="border-t-2 border-t-ink pt-[16px]">
          <p className="figure-label">{figure.signaturesTitle}</p>
          <ol className="*:grid *:grid-cols-[28px_1fr_32px] *:items-center *:gap-[12px] *:py-[8px] *:leading-[1.4] md:grid md:grid-cols-2 md:gap-x-[40px]">
            {figure.signatures.map(({ step, who, state, done }) => (
              <li key={who} value={step}>
                <span className="figure-disc" aria-hidden="true">
                  {step}
                </span>
                <span>
                  <strong className="block">{who}</strong>
                  <span className="figure-note">{state}</span>
                </span>
                {done && <Seal />}
              </li>
            ))}
          </ol>
        </div>
        <p className="figure-note">{figure.foot}</p>
      </div>
      <div>
        <p className="figure-label">{figure.sourcesTitle}</p>
        <ol className="*:border-t *:border-t-line *:py-[14px]">
          {figure.sources.map(({ name, note }, index) => (
            <li key={name}>
              <Sourced source={index + 1}>{name}</Sourced>
              <span className="figure-note block pt-[6px]">{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}

/** A filled field. */
function Field({ field, source }: { field: string; source: number }) {
  return (
    <Sourced source={source} spoken={<span className="sr-only"> {ui.source(source)}</span>}>
      {field}
    </Sourced>
  );
}

/** Words in their source's colour and with its number. */
function Sourced({ source, children, spoken }: { source: number; children: string; spoken?: ReactNode }) {
  return (
    <span
      className={`border-b-2 border-b-(--source) bg-[color-mix(in_srgb,var(--source)_16%,transparent)] box-decoration-clone px-[4px] py-[1px] font-[550] ${sources[source - 1]}`}
    >
      {children}
      <sup className="ml-[2px] font-[650]" aria-hidden="true">
        {source}
      </sup>
      {spoken}
    </span>
  );
}

/** A seal of wax, for a signature that is there. */
function Seal() {
  return (
    <svg viewBox="-16 -16 32 32" width="32" height="32" className="w-[32px]" aria-hidden="true" focusable="false">
      <path
        fill={palette.terracotta}
        d="M0-14c4 0 4 2 7 3s4 1 5 4 1 4 2 7-1 4-2 7-2 4-5 5-3 2-7 2-4-1-7-2-4-2-5-5-2-4-2-7 1-4 2-7 2-3 5-4 3-3 7-3z"
      />
      <path fill="none" stroke={palette.white} strokeWidth="2.5" d="M-6 0l4 5 8-9" />
    </svg>
  );
}
