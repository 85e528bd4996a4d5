import { Laid } from '@/components/diagrams/parts/drawing';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, HipRoof } from '@/components/diagrams/parts/solids';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

type Life = FigureOf<'account-life'>;

/** The measures of a storey of the tower. */
const side = 64;
const height = 34;

/** A day is a column of the tower and its words; the towers stand on one line, whatever the words below take. */
const columns =
  '*:grid *:grid-cols-[96px_1fr] *:items-end *:gap-[20px] lg:*:row-span-2 lg:*:grid-cols-[auto] lg:*:grid-rows-subgrid lg:*:items-start lg:*:gap-[16px]';

/** One tower, day after day. A storey is a door; it is lit while the account may pass. */
export function AccountLife({ figure }: { figure: Life }) {
  const { days, doors } = figure;
  return (
    <FigureFrame figure={figure}>
      <div>
        <p className="figure-label">{figure.doorsTitle}</p>
        <ol className="flex flex-wrap gap-x-[28px] gap-y-[8px] pt-[12px] *:flex *:items-center *:gap-[10px]">
          {doors.map((door, index) => (
            <li key={door} className="figure-label">
              <span className="figure-disc" aria-hidden="true">
                {index + 1}
              </span>
              {door}
            </li>
          ))}
        </ol>
      </div>
      <ol
        className={`grid gap-x-[24px] gap-y-[28px] sm:grid-cols-2 lg:auto-cols-[1fr] lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto] ${columns}`}
      >
        {days.map((day, index) => {
          const before = days[index - 1]?.open ?? [];
          return (
            <li key={day.name}>
              <Tower open={day.open} storeys={doors.length} />
              <div className="grid gap-[4px] border-t-(length:--pen) border-t-control pt-[12px]">
                <h3 className="text-title">{day.name}</h3>
                <p className="figure-note">{day.when}</p>
                <Change word={figure.opens} doors={day.open.filter((door) => !before.includes(door))} names={doors} />
                <Change word={figure.closes} doors={before.filter((door) => !day.open.includes(door))} names={doors} />
                <p className="figure-note">{day.why}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </FigureFrame>
  );
}

/** The doors that a day opened or closed, by name. */
function Change({ word, doors, names }: { word: string; doors: readonly number[]; names: readonly string[] }) {
  if (doors.length === 0) return null;
  return (
    <p className="figure-label">
      <strong>{word}</strong> {doors.map((door) => names[door - 1]).join(', ')}
    </p>
  );
}

function Tower({ open, storeys }: { open: readonly number[]; storeys: number }) {
  const top = storeys * height;
  return (
    <svg viewBox="-64 -202 128 250" aria-hidden="true" focusable="false" className="lg:max-w-[150px]">
      <Box at={[0, 0, -8]} size={[side + 26, side + 26, 8]} tone="navy" />
      {Array.from({ length: storeys }, (_, index) => (
        <g key={index}>
          <Box at={[0, 0, index * height]} size={[side, side, height]} tone="navy" />
          <Storey from={index * height} lit={open.includes(index + 1)} />
        </g>
      ))}
      <HipRoof at={[0, 0, top]} size={[side + 8, side + 8, 34]} tone="teal" />
    </svg>
  );
}

/** A storey's door and windows: light behind an open door, a dark leaf with its handle in a closed one. */
function Storey({ from, lit }: { from: number; lit: boolean }) {
  const { light, ink, tones } = palette;
  const half = side / 2;
  return (
    <>
      <Laid on="left" at={[-half, -half, from + height]}>
        <path stroke={tones.navy.top} strokeWidth="2" d="M0 1h64" />
        <path fill={lit ? light : ink} d="M21 8h22v26h-22z" />
        {lit ? (
          <path fill={tones.navy.top} d="M21 8l-11 5v21h11z" />
        ) : (
          <path stroke={tones.stone.right} strokeWidth="3" strokeLinecap="round" d="M38 22h0" />
        )}
      </Laid>
      <Laid on="right" at={[half, -half, from + height]}>
        <path stroke={lit ? light : ink} strokeWidth="12" d="M18 10v14M32 10v14M46 10v14" />
      </Laid>
    </>
  );
}
