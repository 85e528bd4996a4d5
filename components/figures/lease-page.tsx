import { palette } from '@/components/diagrams/palette';
import { ui } from '@/content/interface';
import type { FigureOf } from '@/lib/figures/figure-schema';
import { FigureFrame } from './figure-frame';

type Lease = FigureOf<'lease-page'>;

/** A sheet of a lease: which record fills each field, and how far its signatures are. */
export function LeasePage({ figure }: { figure: Lease }) {
  return (
    <FigureFrame figure={figure}>
      <div className="lease-sheet figure-sheet" data-ground="paper">
        <p className="text-heading-3 font-semibold">{figure.title}</p>
        {figure.clauses.map((clause, index) => (
          <p key={clause.heading}>
            <strong>
              {index + 1} {clause.heading}
            </strong>{' '}
            {clause.words.map((part) => (typeof part === 'string' ? part : <Field key={part.field} {...part} />))}
          </p>
        ))}
        <div className="lease-signatures">
          <p className="figure-label">{figure.signaturesTitle}</p>
          <ol>
            {figure.signatures.map(({ step, who, state, done }) => (
              <li key={who} value={step}>
                <span className="figure-disc" aria-hidden="true">
                  {step}
                </span>
                <span>
                  <strong>{who}</strong>
                  <span className="figure-note">{state}</span>
                </span>
                {done && <Seal />}
              </li>
            ))}
          </ol>
        </div>
        <p className="figure-note">{figure.foot}</p>
      </div>
      <div className="lease-sources">
        <p className="figure-label">{figure.sourcesTitle}</p>
        <ol>
          {figure.sources.map(({ name, note }, index) => (
            <li key={name}>
              <span className="lease-field" data-source={index + 1}>
                {name}
                <sup aria-hidden="true">{index + 1}</sup>
              </span>
              <span className="figure-note">{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}

/** A filled field, in its source's colour and with its source's number. */
function Field({ field, source }: { field: string; source: number }) {
  return (
    <span className="lease-field" data-source={source}>
      {field}
      <sup aria-hidden="true">{source}</sup>
      <span className="sr-only"> {ui.source(source)}</span>
    </span>
  );
}

/** A seal of wax, for a signature that is there. */
function Seal() {
  return (
    <svg viewBox="-16 -16 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fill={palette.terracotta}
        d="M0-14c4 0 4 2 7 3s4 1 5 4 1 4 2 7-1 4-2 7-2 4-5 5-3 2-7 2-4-1-7-2-4-2-5-5-2-4-2-7 1-4 2-7 2-3 5-4 3-3 7-3z"
      />
      <path fill="none" stroke={palette.white} strokeWidth="2.5" d="M-6 0l4 5 8-9" />
    </svg>
  );
}
