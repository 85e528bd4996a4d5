import type { ReactNode } from 'react';
import { Laid } from '@/components/diagrams/parts/drawing';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Plinth } from '@/components/diagrams/parts/solids';
import { Drum, DrumShade } from '@/components/diagrams/parts/things';
import type { FigureOf } from '@/components/figures/schema';
import { Code } from '../parts/code';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import recordStyles from '../parts/record.module.css';
import styles from './working-path.module.css';

type Path = FigureOf<'working-path'>;

const round = 'working-path-round';

/** One task in four frames, each under the part of the model where it happens. */
export function WorkingPath({ figure }: { figure: Path }) {
  const [screen, api, table, test] = figure.frames;
  return (
    <FigureFrame figure={figure}>
      <ol className={styles.path}>
        <Frame number={1} frame={screen} model={<Screen />}>
          <dl>
            {screen.fields.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={`${recordStyles.record} ${styles.entry}`}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.button}>{screen.button}</p>
        </Frame>
        <Frame number={2} frame={api} model={<Api />}>
          <Code>{api.code.join('\n')}</Code>
        </Frame>
        <Frame number={3} frame={table} model={<Store />}>
          <table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, index) => (
                    <td key={table.columns[index]} className={`${recordStyles.record} ${styles.entry}`}>
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

function Frame({ number, frame: { layer, title, note }, model, children }: FrameProps) {
  return (
    <li className={styles.frame}>
      <svg viewBox="-90 -104 180 164" className={styles.model} aria-hidden="true">
        <g fill={palette.tones.navy.left}>
          <Plinth size={[112, 112]} />
        </g>
        {model}
      </svg>
      <p className={styles.layer}>
        <span className={figureStyles.disc} aria-hidden="true">
          {number}
        </span>
        {layer}
      </p>
      <div className={`${figureStyles.sheet} ${styles.sheet}`}>
        <p className={figureStyles.note}>{title}</p>
        {children}
      </div>
      <p className={figureStyles.note}>{note}</p>
    </li>
  );
}

function Screen() {
  return (
    <>
      <Box at={[0, 6, 0]} size={[18, 18, 22]} tone="stone" />
      <Box at={[0, 0, 18]} size={[96, 10, 66]} tone="navy" />
      <Laid on="left" at={[-48, -5, 84]}>
        <path fill={palette.screen} d="M5 5h86v56H5z" />
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
