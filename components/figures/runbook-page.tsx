import { Box } from '@/components/diagrams/solids';
import type { Tone } from '@/components/diagrams/palette';
import type { FigureOf } from '@/lib/figures/figure-schema';
import { FigureFrame } from './figure-frame';

type Runbook = FigureOf<'runbook-page'>;

/** The tones of the levels, from the most severe. */
const tones = ['navy', 'teal', 'panes', 'stone'] as const satisfies readonly Tone[];

/** A page of a runbook in its binder, and beside it a scale whose cells are left for the reader. */
export function RunbookPage({ figure }: { figure: Runbook }) {
  const { title, facts, steps, stop, scale } = figure;
  const { columns, blank, levels } = scale;
  return (
    <FigureFrame figure={figure}>
      <div className="runbook-sheet figure-sheet" data-ground="paper">
        <p className="text-title font-semibold">{title}</p>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="figure-note">{name}</dt>
              <dd className="figure-label">{value}</dd>
            </div>
          ))}
        </dl>
        <ol>
          {steps.map(({ action, expect }, index) => (
            <li key={action}>
              <span className="figure-disc" aria-hidden="true">
                {index + 1}
              </span>
              <span className="figure-label">{action}</span>
              <span className="figure-note">{expect}</span>
            </li>
          ))}
        </ol>
        <p className="runbook-stop figure-label">
          <strong>{stop.label}</strong> {stop.text}
        </p>
      </div>
      <div className="runbook-scale">
        <p className="text-title font-semibold" id="runbook-scale">
          {scale.title}
        </p>
        <table aria-labelledby="runbook-scale">
          <thead>
            <tr className="figure-note">
              <th scope="col">{columns.level}</th>
              <th scope="col">{columns.means}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.within}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((means, index) => (
              <tr key={means}>
                <th scope="row">
                  <Level index={index} />
                  {index + 1}
                </th>
                <td className="figure-label">{means}</td>
                <Blank label={columns.who} words={blank} />
                <Blank label={columns.within} words={blank} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FigureFrame>
  );
}

/** A cell to write into: a dotted line, and words for those who do not see that it is empty. */
function Blank({ label, words }: { label: string; words: string }) {
  return (
    <td className="runbook-blank" data-label={label}>
      <span className="sr-only">{words}</span>
    </td>
  );
}

/** The height of a level, as a block of the models. */
function Level({ index }: { index: number }) {
  const tone = tones[index] ?? 'stone';
  return (
    <svg viewBox="-24 -56 48 70" width="34" height="50" aria-hidden="true" focusable="false">
      <Box size={[30, 30, 54 - index * 14]} tone={tone} />
    </svg>
  );
}
