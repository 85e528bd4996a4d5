import { Laid } from '@/components/diagrams/parts/drawing';
import { short } from '@/components/diagrams/parts/isometry';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, HipRoof, Shadow } from '@/components/diagrams/parts/solids';
import type { FigureOf } from '@/components/figures/schema';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';

type Ledger = FigureOf<'rent-ledger'>;
type Event = Ledger['events'][number];

const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const money = (cents: number | undefined) => (cents === undefined ? '' : amount.format(cents / 100));

/** Amounts stand to the right, on an account below one another; the other side of an entry is set in, as bookkeepers do. */
const cells =
  'md:[&_:is(th,td)]:py-[10px] md:[&_:is(th,td)]:pr-[24px] md:[&_:is([data-label],th:last-child)]:pr-0 [&_:is(td+td,th:nth-child(n+3))]:text-right [&_:is(td+td,th:nth-child(n+3))]:tabular-nums [&_td:first-child]:pl-[1.5em]';
/** On a narrow screen two columns of amounts need their heads; what the other columns hold can be seen. */
const narrowHead =
  'max-md:[&_thead]:block max-md:[&_thead_tr]:py-[10px] max-md:[&_thead_th:is(:first-child,:last-child)]:absolute max-md:[&_thead_th:is(:first-child,:last-child)]:[clip-path:inset(50%)]';
const narrowColumns =
  'max-md:[&_:is(thead_tr,tbody)]:grid max-md:[&_:is(thead_tr,tbody)]:grid-cols-[1fr_4rem_4rem] max-md:[&_:is(thead_tr,tbody)]:gap-x-[8px]';
/** The waiting balance with its head before it. */
const narrowWaiting =
  'max-md:order-1 max-md:col-span-full max-md:flex max-md:items-end max-md:gap-[12px] max-md:before:font-normal max-md:before:text-muted max-md:before:content-label';

/** A payment from the due date to the bank, each day with its two entries and the balance that waits in between. */
export function RentLedger({ figure }: { figure: Ledger }) {
  const { columns, events, clearing } = figure;
  const moved = events.map(({ entries }) =>
    entries
      .filter(({ account }) => account === clearing)
      .reduce((sum, { debit = 0, credit = 0 }) => sum + debit - credit, 0),
  );
  const waiting = moved.map((_, index) => moved.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
  return (
    <FigureFrame figure={figure} className="print:block print:*:mb-4">
      <table
        role="table"
        className={`w-full border-y-2 border-y-ink text-left *:align-top max-md:relative max-md:block ${cells} ${narrowHead} ${narrowColumns}`}
      >
        <ColumnHeads names={[columns.day, columns.account, columns.debit, columns.credit, columns.clearing]} />
        {events.map((event, index) => (
          <Day key={event.day} event={event} waiting={waiting[index] ?? 0} clearing={columns.clearing} />
        ))}
      </table>
      <p className="max-w-text text-lead">{figure.outcome}</p>
    </FigureFrame>
  );
}

/** One day: what happened, the two sides of it, and what is on the clearing account in the evening. */
function Day({ event, waiting, clearing }: { event: Event; waiting: number; clearing: string }) {
  const [first, second] = event.entries;
  return (
    <tbody
      role="rowgroup"
      className="border-t border-t-line max-md:gap-y-[4px] max-md:py-[16px] max-md:text-(length:--figure-label) max-md:*:contents"
    >
      <tr role="row">
        <th role="rowheader" scope="rowgroup" rowSpan={2} className="font-medium max-md:col-span-full">
          <span className="flex items-center gap-[20px]">
            <Sign sign={event.sign} />
            <span>
              <span className="block text-title">{event.day}</span>
              <span className="figure-note block">{event.what}</span>
            </span>
          </span>
        </th>
        <Sides entry={first} />
        <td role="cell" rowSpan={2} data-label={clearing} className={`align-bottom font-semibold ${narrowWaiting}`}>
          <Coins cents={waiting} />
          {money(waiting)}
        </td>
      </tr>
      <tr role="row">
        <Sides entry={second} />
      </tr>
    </tbody>
  );
}

function Sides({ entry }: { entry?: Event['entries'][number] }) {
  return (
    <>
      <td role="cell">{entry?.account}</td>
      <td role="cell">{money(entry?.debit)}</td>
      <td role="cell">{money(entry?.credit)}</td>
    </>
  );
}

/** A pile of coins as high as what waits: one for each 250. */
function Coins({ cents }: { cents: number }) {
  const { gold } = palette.tones;
  const coins = Math.ceil(cents / 25_000);
  return (
    <svg
      viewBox="-26 -64 52 84"
      className="w-[36px] max-md:mr-auto md:mb-[4px] md:ml-auto md:w-[52px] forced-colors:[--line:Canvas]"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cy="6" rx="25" ry="13" className="fill-line" />
      {Array.from({ length: coins }, (_, index) => (
        <g key={index} transform={`translate(0 ${short(-index * 6.5)})`}>
          <path fill={gold.right} d="M-20 0v5a20 10.5 0 0 0 40 0v-5z" />
          <ellipse rx="20" ry="10.5" fill={gold.top} stroke={gold.left} />
        </g>
      ))}
    </svg>
  );
}

/** What a day's event is known by, as a small model. */
function Sign({ sign }: { sign: Event['sign'] }) {
  const { white, light, teal, terracotta, tones } = palette;
  return (
    <svg viewBox="-48 -52 96 84" className="w-[64px] flex-none md:w-[88px]" aria-hidden="true" focusable="false">
      {sign === 'invoice' && (
        <>
          <Shadow size={[46, 62, 8]} />
          <Box size={[46, 62, 4]} tone="plaster" />
          <Laid on="top" at={[-23, 31, 4]}>
            <path stroke={teal} strokeWidth="6" d="M6 10h22" />
            <path stroke={tones.stone.right} strokeWidth="3" d="M6 24h34M6 33h34M6 42h26" />
            <path stroke={terracotta} strokeWidth="5" d="M26 53h14" />
          </Laid>
        </>
      )}
      {sign === 'card' && (
        <>
          <Shadow size={[68, 44, 10]} />
          <Box size={[68, 44, 5]} tone="navy" />
          <Laid on="top" at={[-34, 22, 5]}>
            <path stroke={tones.teal.top} strokeWidth="9" d="M0 11h68" />
            <path stroke={light} strokeWidth="9" d="M8 28h13" />
            <path stroke={white} strokeWidth="3" d="M8 38h40" />
          </Laid>
        </>
      )}
      {sign === 'fee' && (
        <>
          <Shadow size={[52, 52, 26]} />
          <Box size={[52, 52, 26]} tone="stone" />
          <Laid on="top" at={[-26, 26, 26]}>
            <path stroke={palette.ink} strokeWidth="6" d="M14 26h24" />
          </Laid>
          <ellipse cx="0" cy="-42" rx="13" ry="7" fill={tones.gold.top} stroke={tones.gold.right} strokeWidth="2" />
        </>
      )}
      {sign === 'bank' && (
        <>
          <Shadow size={[56, 50, 30]} />
          <Box size={[60, 54, 5]} tone="slab" />
          <Box at={[0, 0, 5]} size={[46, 40, 26]} tone="stone" />
          <Laid on="left" at={[-23, -20, 31]}>
            <path stroke={white} strokeWidth="5" d="M5 2v24M17 2v24M29 2v24M41 2v24" />
          </Laid>
          <HipRoof at={[0, 0, 31]} size={[56, 50, 18]} tone="teal" />
        </>
      )}
    </svg>
  );
}
