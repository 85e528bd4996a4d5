import { Disclosure } from '@/components/ui/disclosure';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';

/** On a phone a table of more than `whole` rows folds after this many; app/styles/table.css repeats the number. */
const shown = 2;
const whole = 3;

/** A range that stays on one line: 10–11. */
const weeks = /^\d+–\d+$/;

/**
 * A table; on a phone each row becomes a block whose cells carry their column's name, and a long one folds. Rows cannot
 * stand inside a <details>, so the one after the table controls them. The roles repeat what the elements are, because a
 * browser drops the semantics of a table that is not displayed as one (WCAG 1.3.1).
 */
export function Table({ section }: { section: SectionOf<'table'> }) {
  return (
    <SectionShell {...shellOf(section)} layout={section.layout === 'beside' ? 'split' : 'facing'}>
      <table role="table" className="stacking-table">
        <thead role="rowgroup">
          <tr role="row">
            {section.columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                <NoBreak text={column} size="text" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {section.rows.map((row) => (
            <tr key={row.join('|')} role="row">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={index}
                    role="rowheader"
                    scope="row"
                    className={weeks.test(cell) ? 'whitespace-nowrap' : undefined}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={index} role="cell" data-label={section.columns[index]}>
                    <NoBreak text={cell} size="text" />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {section.rows.length > whole && <Disclosure count={section.rows.length - shown} />}
    </SectionShell>
  );
}
