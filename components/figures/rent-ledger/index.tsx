import type { FigureOf } from '@/lib/schemas/figures';
import { DrawingFile } from '@/components/ui/drawing-file';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import { Coins } from './coins';
import { signSize } from './sign-size';
import recordStyles from '../parts/record.module.css';
import styles from './rent-ledger.module.css';

type Ledger = FigureOf<'rent-ledger'>;
type Event = Ledger['events'][number];

const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const money = (cents: number | undefined) => (cents === undefined ? '' : amount.format(cents / 100));

/** What an event adds to an account, in cents; negative if it takes off. */
const movedBy = ({ entries }: Event, name: string) =>
  entries.filter(({ account }) => account === name).reduce((sum, { debit = 0, credit = 0 }) => sum + debit - credit, 0);

/** A payment from the due date to the bank, each day with its two entries and the balance that waits in between. */
export function RentLedger({ figure }: { figure: Ledger }) {
  const { columns, events, clearing } = figure;
  const moved = events.map((event) => movedBy(event, clearing));
  const waiting = moved.map((_, index) => moved.slice(0, index + 1).reduce((sum, cents) => sum + cents, 0));
  const most = Math.max(...waiting);
  return (
    <FigureFrame figure={figure} className={styles.ledger}>
      <table role="table" aria-label={figure.name} className={styles.table}>
        <ColumnHeads names={[columns.day, columns.account, columns.debit, columns.credit, columns.clearing]} />
        {events.map((event, index) => {
          const cents = waiting[index] ?? 0;
          const [first, second] = event.entries;
          return (
            <tbody key={event.day} role="rowgroup" className={styles.day}>
              <tr role="row">
                <th role="rowheader" scope="rowgroup" rowSpan={2} className={styles.event}>
                  <span className={styles.what}>
                    <DrawingFile name={`rent-${event.sign}`} size={signSize} className={styles.sign} />
                    <span>
                      <span className={styles.date}>{event.day}</span>
                      <span className={figureStyles.note}>{event.what}</span>
                    </span>
                  </span>
                </th>
                <Sides entry={first} />
                <td role="cell" rowSpan={2} data-label={columns.clearing} className={styles.waiting}>
                  <Coins cents={cents} whole={cents === most} fee={event.sign === 'fee'} />
                  <span
                    className={`${recordStyles.record} ${recordStyles.value} ${cents === 0 && index > 0 ? styles.nothing : ''}`}
                  >
                    {money(cents)}
                  </span>
                </td>
              </tr>
              <tr role="row">
                <Sides entry={second} />
              </tr>
            </tbody>
          );
        })}
      </table>
      <p className={styles.outcome}>{figure.outcome}</p>
    </FigureFrame>
  );
}

/** One side of a double entry. */
function Sides({ entry }: { entry?: Event['entries'][number] }) {
  return (
    <>
      <td role="cell" className={`${styles.account} ${entry?.credit === undefined ? '' : styles.credited}`}>
        {entry?.account}
      </td>
      <td role="cell" className={`${recordStyles.record} ${recordStyles.value} ${styles.amount}`}>
        {money(entry?.debit)}
      </td>
      <td role="cell" className={`${recordStyles.record} ${recordStyles.value} ${styles.amount}`}>
        {money(entry?.credit)}
      </td>
    </>
  );
}
