import type { ReactNode } from 'react';
import { DrawingFile } from '@/components/ui/drawing-file';
import type { FigureOf } from '@/lib/schemas/figures';
import { Code } from '../parts/code';
import { NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import { modelSize, type Model } from './model';
import recordStyles from '../parts/record.module.css';
import styles from './working-path.module.css';

type Path = FigureOf<'working-path'>;

/** One task in four frames, each under the part of the model where it happens. */
export function WorkingPath({ figure }: { figure: Path }) {
  const { screen, api, table, test } = figure.frames;
  return (
    <FigureFrame figure={figure}>
      <ol className={styles.path}>
        <Frame number={1} frame={screen} model="screen">
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
        <Frame number={2} frame={api} model="api">
          <Code>{api.code.join('\n')}</Code>
        </Frame>
        <Frame number={3} frame={table} model="table">
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
                      {unbroken(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Frame>
        <Frame number={4} frame={test} model="test">
          <Code>{test.code.join('\n')}</Code>
        </Frame>
      </ol>
    </FigureFrame>
  );
}

/** A cell of a record breaks after a comma alone. */
const unbroken = (cell: string) => cell.replace(/(?<!,) /g, '\u00a0');

interface FrameProps {
  number: number;
  frame: { layer: string; title: string; note: string };
  model: Model;
  children: ReactNode;
}

function Frame({ number, frame: { layer, title, note }, model, children }: FrameProps) {
  return (
    <li className={styles.frame}>
      <DrawingFile name={`path-${model}`} size={modelSize} className={styles.model} />
      <p className={styles.layer}>
        <NumberDisc>{number}</NumberDisc>
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
