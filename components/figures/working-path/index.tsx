import type { ReactNode } from 'react';
import { Laid } from '@/components/diagrams/parts/drawing';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Plinth } from '@/components/diagrams/parts/solids';
import { Drum, DrumShade } from '@/components/diagrams/parts/things';
import type { FigureOf } from '@/components/figures/schema';
import { Code } from '../parts/code';
import { FigureFrame } from '../parts/figure-frame';

type Path = FigureOf<'working-path'>;

const round = 'working-path-round';
const entry = 'text-(length:--figure-label) font-[550]';

/** One task in four frames, each under the part of the model where it happens. */
export function WorkingPath({ figure }: { figure: Path }) {
  const [screen, api, table, test] = figure.frames;
  return (
    <FigureFrame figure={figure}>
      <ol className="grid gap-x-[32px] gap-y-[24px] sm:grid-cols-2 sm:gap-y-0 lg:grid-cols-[repeat(4,1fr)]">
        <Frame number={1} frame={screen} model={<Screen />}>
          <dl className="*:flex *:flex-wrap *:justify-between *:gap-x-[12px] *:border-t *:border-t-line *:py-[6px]">
            {screen.fields.map(({ name, value }) => (
              <div key={name}>
                <dt className="figure-note">{name}</dt>
                <dd className={entry}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="justify-self-start rounded-[8px] bg-accent px-[14px] py-[8px] text-(length:--figure-label) font-semibold text-on-accent forced-colors:border-(length:--pen)">
            {screen.button}
          </p>
        </Frame>
        <Frame number={2} frame={api} model={<Api />}>
          <Code>{api.code.join('\n')}</Code>
        </Frame>
        <Frame number={3} frame={table} model={<Store />}>
          <table className="w-full text-left [&_:is(th,td)]:py-[6px] [&_:is(th,td)]:pr-[8px]">
            <thead>
              <tr className="figure-note">
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="*:border-t *:border-t-line">
              {table.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, index) => (
                    <td key={table.columns[index]} className={entry}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Frame>
        <Frame number={4} frame={test} model={<Test />}>
          <Code>{test.code.join('\n')}</Code>
        </Frame>
      </ol>
    </FigureFrame>
  );
}

interface FrameProps {
  number: number;
  frame: { layer: string; title: string; note: string };
  model: ReactNode;
  children: ReactNode;
}

/** The model stands beside its name, or else above it: then the parts of the frames in a row share their heights. */
const narrow = 'max-sm:grid-cols-[1fr_68px]';
const wide = 'sm:row-span-4 sm:grid-rows-subgrid sm:gap-[12px] sm:pb-[24px]';
/** The path: from one part of the model to the next. */
const path =
  'lg:not-last:before:absolute lg:not-last:before:inset-[104px_-32px_auto_90px] lg:not-last:before:border-t-3 lg:not-last:before:border-dashed lg:not-last:before:border-t-control';

function Frame({ number, frame: { layer, title, note }, model, children }: FrameProps) {
  return (
    <li className={`relative grid gap-[8px] ${narrow} ${wide} ${path}`}>
      <svg
        viewBox="-90 -104 180 164"
        className="relative w-[68px] max-sm:[grid-area:1/2] sm:w-[132px] lg:w-[180px]"
        aria-hidden="true"
        focusable="false"
      >
        <g fill={palette.tones.navy.left}>
          <Plinth size={[112, 112]} />
        </g>
        {model}
      </svg>
      <p className="flex items-center gap-[12px] max-sm:self-end max-sm:[grid-area:1/1]">
        <span className="figure-disc" aria-hidden="true">
          {number}
        </span>
        <strong>{layer}</strong>
      </p>
      <div className="figure-sheet grid content-start gap-[12px] p-[20px] max-sm:col-span-full" data-ground="paper">
        <p className="figure-note">{title}</p>
        {children}
      </div>
      <p className="figure-note max-sm:col-span-full">{note}</p>
    </li>
  );
}

function Screen() {
  return (
    <>
      <Box at={[0, 6, 0]} size={[18, 18, 22]} tone="stone" />
      <Box at={[0, 0, 18]} size={[96, 10, 66]} tone="navy" />
      <Laid on="left" at={[-48, -5, 84]}>
        <path fill={palette.mist} d="M5 5h86v56H5z" />
        <path stroke={palette.sky} strokeWidth="5" d="M13 17h44M13 29h60" />
        <path fill={palette.terracotta} d="M13 41h38v12H13z" />
      </Laid>
    </>
  );
}

function Api() {
  return (
    <>
      <Box size={[84, 84, 52]} tone="teal" />
      <Laid on="top" at={[0, 0, 52]}>
        <path
          fill="none"
          stroke={palette.white}
          strokeWidth="6"
          d="M-28-12h50M10-25l13 13-13 13M28 13h-50M-10 0l-13 13 13 13"
        />
      </Laid>
    </>
  );
}

function Store() {
  return (
    <>
      <defs>
        <DrumShade id={round} />
      </defs>
      <Drum radius={44} height={74} rings={3} tone="navy" shade={round} />
    </>
  );
}

function Test() {
  return (
    <>
      <Box size={[90, 90, 20]} tone="plaster" />
      <path fill="none" stroke={palette.teal} strokeWidth="9" d="M-24-18l16 14 32-30" />
    </>
  );
}
