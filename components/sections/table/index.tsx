import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './table.module.css';

/** On a phone a table of more than `whole` rows folds after this many; table.module.css repeats the number. */
const shown = 2;
const whole = 3;

/** A range that stays on one line: 10–11. */
const weeks = /^\d+–\d+$/;

/** A table below its heading, or folded under it at every width. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  if (section.folded) return <FoldedTable section={section} />;
  return (
    <SectionShell {...section} layout="facing">
      <Cells table={section} />
      {section.rows.length > whole && (
        <details className="accordion fold sm:hidden">
          <summary className="fold-summary">{fill(ui.more, { count: section.rows.length - shown })}</summary>
        </details>
      )}
    </SectionShell>
  );
}

/** A section of one line, which opens to its table; on paper it is open. */
function FoldedTable({ section }: { section: SectionOf<'table'> }) {
  const { id, title, intro, ground = 'paper' } = section;
  return (
    <section id={id} data-ground={ground} aria-label={title} className={`section ${styles.folded}`}>
      <div className="measure">
        <details className="accordion">
          <summary className={`plus-summary ${styles.summary}`}>
            <h2>{title}</h2>
          </summary>
          {intro && <p className={styles.intro}>{intro}</p>}
          <Cells table={section} />
        </details>
      </div>
    </section>
  );
}

/**
 * On a phone each row becomes a block whose cells carry their column's name, and a long table folds. Rows cannot be
 * inside a <details>, so the one after the table controls them. The roles repeat what the elements are, because a browser
 * drops the semantics of a table that is not displayed as one (WCAG 1.3.1).
 */
function Cells({ table }: { table: Pick<SectionOf<'table'>, 'title' | 'columns' | 'rows'> }) {
  return (
    <table role="table" aria-label={table.title} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              <NoBreak text={column} size="text" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <tr key={row.join('|')} role="row">
            {row.map((cell, index) =>
              index === 0 ? (
                <th
                  key={index}
                  role="rowheader"
                  scope="row"
                  className={weeks.test(cell) ? 'whitespace-nowrap' : undefined}
                >
                  <NoBreak text={cell} size="text" />
                </th>
              ) : (
                <td key={index} role="cell" data-label={table.columns[index]}>
                  <NoBreak text={cell} size="text" />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
