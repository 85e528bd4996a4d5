import { Laid } from '@/components/diagrams/parts/drawing';
import { palette, type Tone } from '@/components/diagrams/parts/palette';
import { Box, Shadow } from '@/components/diagrams/parts/solids';
import { ui } from '@/content/interface';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

type Station = FigureOf<'message-life'>['stations'][number];

/** The tile of a station: its colour, and the sign that lies on it. */
const tiles: Record<Station['sign'], { tone: Tone; sign: string }> = {
  ask: { tone: 'navy', sign: 'M14 14a8 8 0 1 1 11 7c-3 1-3 3-3 5m0 8v1' },
  yes: { tone: 'teal', sign: 'M11 23l8 8 15-17' },
  wait: { tone: 'stone', sign: 'M22 11v12l8 5' },
  go: { tone: 'panes', sign: 'M10 22h24M25 12l10 10-10 10' },
  there: { tone: 'teal', sign: 'M5 23l8 8 13-16M22 30l2 2 14-17' },
  reply: { tone: 'gold', sign: 'M34 32c0-9-6-12-22-12M20 11l-9 9 9 9' },
  stop: { tone: 'navy', sign: 'M13 13l18 18M31 13l-18 18' },
};

/** The stations: from top to bottom the bubble, the tile and the record; on a narrow screen beside the tile. */
const stations =
  '*:relative *:grid *:grid-cols-[64px_1fr] *:gap-x-[16px] *:pb-[24px] lg:*:row-span-3 lg:*:grid-cols-[auto] lg:*:grid-rows-subgrid lg:*:pb-0';

/** The line from station to station; after the last one nothing more is sent. */
const line =
  '*:before:absolute *:before:inset-[28px_auto_-20px_32px] *:before:border-l-3 *:before:border-control *:last:before:hidden lg:*:before:static lg:*:before:[grid-area:2/1] lg:*:before:mr-[-44px] lg:*:before:ml-[24px] lg:*:before:self-center lg:*:before:border-t-3 lg:*:before:border-l-0';

/** What the phone shows, by whose words they are. Where colours are forced, the thicker frame is the person's. */
const bubble =
  'col-2 row-2 mt-[10px] max-w-[17rem] justify-self-start border-(length:--pen) px-[12px] py-[8px] text-(length:--figure-label) leading-[1.4] lg:col-1 lg:row-1 lg:mt-0 lg:mb-[18px] lg:self-end';
const bubbles = {
  person:
    'rounded-[14px_14px_3px_14px] border-ink bg-ink font-semibold text-ground forced-colors:border-4 forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]',
  sender: 'rounded-[14px_14px_14px_3px] border-control bg-raised',
};

/** A message's stations in a line; above it what the phone shows, below it what the record keeps. */
export function MessageLife({ figure }: { figure: FigureOf<'message-life'> }) {
  return (
    <FigureFrame figure={figure}>
      <ol
        className={`lg:grid lg:auto-cols-[1fr] lg:grid-flow-col lg:grid-rows-[auto_auto_auto] lg:gap-x-[20px] ${stations} ${line}`}
      >
        {figure.stations.map(({ name, when, sign, says, record }) => (
          <li key={name}>
            <Tile sign={sign} />
            <div className="col-2 row-1 lg:col-1 lg:row-3 lg:pt-[12px]">
              <h3 className="text-title">{name}</h3>
              <p className="figure-note">{when}</p>
              <p className="figure-label pt-[4px]">{record}</p>
            </div>
            {says && (
              <p className={`${bubble} ${bubbles[says.from]}`}>
                <span className="sr-only">{ui.says[says.from]} </span>
                {says.words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

function Tile({ sign: name }: { sign: Station['sign'] }) {
  const { tone, sign } = tiles[name];
  return (
    <svg
      viewBox="-42 -34 84 62"
      aria-hidden="true"
      focusable="false"
      className="relative col-1 row-1 w-[64px] lg:row-2 lg:ml-[-16px] lg:w-[84px]"
    >
      <Shadow size={[44, 44, 20]} />
      <Box size={[44, 44, 12]} tone={tone} />
      {name === 'stop' && (
        <Laid on="top" at={[-22, 22, 12]}>
          <path fill={palette.terracotta} d="M0 0h44v44H0z" />
        </Laid>
      )}
      <path
        transform="translate(-19.8 -22.4)scale(.9 .56)"
        fill="none"
        stroke={name === 'reply' || name === 'wait' ? palette.ink : palette.white}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={sign}
      />
    </svg>
  );
}
