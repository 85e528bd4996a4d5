import { Box } from '@/components/diagrams/parts/solids';
import type { Tone } from '@/components/diagrams/parts/palette';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

type Runbook = FigureOf<'runbook-page'>;

/** The tones of the levels, from the most severe. */
const tones = ['navy', 'teal', 'panes', 'stone'] as const satisfies readonly Tone[];

/** The holes of the binder, which the page's left margin leaves free. */
const holes =
  'before:absolute before:inset-y-[24px] before:left-[clamp(14px,2vw,26px)] before:w-[16px] before:[background:radial-gradient(circle,var(--palette-sand)_7px,var(--line)_7.5px_8px,transparent_8.5px)_0_0/16px_33.4%]';

/** Where there is little room a level takes two lines: what it means, and below it the two cells to fill in. */
const rows =
  '*:border-t *:border-t-line max-sm:block max-sm:*:grid max-sm:*:grid-cols-[auto_1fr_1fr] max-sm:*:items-end max-sm:*:gap-x-[12px] max-sm:*:py-[10px]';

/** A page of a runbook in its binder, and beside it a scale whose cells are left for the reader. */
export function RunbookPage({ figure }: { figure: Runbook }) {
  const { title, facts, steps, stop, scale } = figure;
  const { columns, blank, levels } = scale;
  return (
    <FigureFrame figure={figure} className="lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-[64px]">
      <div
        className={`figure-sheet relative grid gap-[16px] rounded-[4px_14px_14px_4px] p-[clamp(20px,3vw,40px)] pl-[clamp(48px,6vw,80px)] ${holes}`}
        data-ground="paper"
      >
        <p className="text-title font-semibold">{title}</p>
        <dl className="grid gap-x-[24px] gap-y-[4px] *:flex *:flex-wrap *:gap-x-[12px]">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="figure-note">{name}</dt>
              <dd className="figure-label">{value}</dd>
            </div>
          ))}
        </dl>
        <ol className="*:grid *:grid-cols-[28px_1fr] *:gap-x-[14px] *:gap-y-[2px] *:border-t *:border-t-line *:py-[12px] sm:*:grid-cols-[28px_1fr_1fr]">
          {steps.map(({ action, expect }, index) => (
            <li key={action}>
              <span className="figure-disc row-span-2" aria-hidden="true">
                {index + 1}
              </span>
              <span className="figure-label">{action}</span>
              <span className="figure-note">{expect}</span>
            </li>
          ))}
        </ol>
        <p className="figure-label border-l-[6px] border-l-accent py-[4px] pl-[16px]">
          <strong>{stop.label}</strong> {stop.text}
        </p>
      </div>
      <div>
        <p className="text-title font-semibold" id="runbook-scale">
          {scale.title}
        </p>
        <table
          aria-labelledby="runbook-scale"
          className="mt-[12px] w-full text-left max-sm:block [&_tr>*]:align-bottom sm:[&_tr>*]:py-[8px] sm:[&_tr>*]:pr-[12px]"
        >
          <thead className="max-sm:sr-only">
            <tr className="figure-note">
              <th scope="col">{columns.level}</th>
              <th scope="col">{columns.means}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.within}</th>
            </tr>
          </thead>
          <tbody className={rows}>
            {levels.map((means, index) => (
              <tr key={means}>
                <th scope="row" className="row-span-2 whitespace-nowrap">
                  <Level index={index} />
                  {index + 1}
                </th>
                <td className="figure-label col-span-2">{means}</td>
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
    <td
      data-label={label}
      className="min-w-[88px] after:block after:[border-bottom:2px_dotted_var(--control)] max-sm:before:text-(length:--figure-note) max-sm:before:text-muted max-sm:before:[content:attr(data-label)] max-sm:after:h-[24px]"
    >
      <span className="sr-only">{words}</span>
    </td>
  );
}

/** The height of a level, as a block of the models. */
function Level({ index }: { index: number }) {
  const tone = tones[index] ?? 'stone';
  return (
    <svg
      viewBox="-24 -56 48 70"
      width="34"
      height="50"
      aria-hidden="true"
      focusable="false"
      className="mr-[8px] inline-block w-[34px] align-[-6px]"
    >
      <Box size={[30, 30, 54 - index * 14]} tone={tone} />
    </svg>
  );
}
