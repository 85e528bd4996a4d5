import { Box, HipRoof, Patch, Plinth } from '@/components/diagrams/parts/solids';
import { palette } from '@/components/diagrams/parts/palette';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

/** One house in four systems that disagree about it, lines to the one record, and a score at each of its fields. */
export function OneRecord({ figure }: { figure: FigureOf<'one-record'> }) {
  const { systems, record } = figure;
  return (
    <FigureFrame figure={figure} className="gap-0">
      <ul className="mt-[clamp(24px,3vw,40px)] grid grid-cols-2 gap-[12px] md:grid-cols-4">
        {systems.map((system) => (
          <li key={system.name} className="figure-sheet px-[16px] pt-[14px] pb-[16px] shadow-none">
            <h3 className="figure-label border-b-(length:--pen) border-ink pb-[8px] font-[650]">{system.name}</h3>
            <dl className="text-(length:--figure-note) leading-[1.35] *:pt-[8px] [&_dd]:wrap-anywhere [&_dt]:text-[0.8125rem] [&_dt]:text-muted print:[&_dt]:text-[0.875rem]">
              {system.fields.map(({ field, value }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Threads />
      {/* The house's plinth hangs into the record, on the smallest phones the deeper. */}
      <div className="figure-sheet px-[clamp(16px,3vw,40px)] pt-[clamp(40px,4vw,48px)] pb-[clamp(16px,2vw,24px)] max-phone:pt-[52px]">
        <h3 className="pb-[12px] text-title">{record.name}</h3>
        <dl>
          {record.fields.map(({ field, value, why, score }) => (
            <div
              key={field}
              data-doubtful={score < record.threshold || undefined}
              className="grid grid-cols-[1fr_6.5rem] gap-x-[20px] gap-y-[2px] border-t-(length:--pen) border-line py-[14px] md:grid-cols-[5rem_4fr_5fr_7rem] md:items-baseline md:*:row-start-1"
            >
              <dt className="figure-note">{field}</dt>
              <dd className="col-span-full font-semibold md:col-[2]">{value}</dd>
              <dd className="figure-label col-start-2 row-start-1 text-right tabular-nums md:col-start-4">
                <span className="figure-note">{record.score}</span> {(score / 100).toFixed(2)}
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                  className="mt-[4px] h-[8px] forced-colors:[--ink:Canvas]"
                >
                  <path className="stroke-line" strokeWidth="8" d="M0 4h100" />
                  <path
                    className="stroke-highlight in-data-doubtful:stroke-accent"
                    strokeWidth="8"
                    d={`M0 4h${score}`}
                  />
                  <path
                    className="stroke-ink forced-colors:stroke-[3]"
                    strokeWidth="1.5"
                    d={`M${record.threshold} 0v8`}
                  />
                </svg>
              </dd>
              <dd className="figure-note col-span-full max-w-[34rem] md:col-[3]">{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </FigureFrame>
  );
}

/** Lines from the systems to the house that they mean. The lines stretch with the page, the house does not. */
function Threads() {
  const line = (x: number) => `M${x} 0C${x} 60 200 20 200 100`;
  return (
    <div className="relative h-[148px] md:h-[176px]" aria-hidden="true">
      <svg viewBox="0 0 400 100" preserveAspectRatio="none" focusable="false" className="h-[92px] md:h-[120px]">
        <g fill="none" strokeWidth="2" className="stroke-highlight">
          <path
            vectorEffect="non-scaling-stroke"
            className="max-md:hidden"
            d={[50, 150, 250, 350].map(line).join('')}
          />
          <path vectorEffect="non-scaling-stroke" className="md:hidden" d={[100, 300].map(line).join('')} />
        </g>
      </svg>
      <svg
        viewBox="-100 -90 200 130"
        focusable="false"
        className="absolute bottom-[-28px] left-[calc(50%-90px)] w-[180px]"
      >
        <g fill={palette.tones.navy.left}>
          <Plinth size={[110, 110]} />
        </g>
        <Patch size={[98, 98]} tone="lawn" />
        <Box at={[0, 0]} size={[56, 56, 34]} tone="plaster" />
        <Box at={[-8, -29]} size={[12, 2, 22]} tone="teal" />
        <HipRoof at={[0, 0, 34]} size={[66, 66, 30]} tone="navy" />
      </svg>
    </div>
  );
}
