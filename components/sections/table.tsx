import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '@/lib/schema';

/** A table; on a phone each row becomes a block whose cells carry their column's name. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <table className="stacking-table">
        <thead>
          <tr>
            {section.columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-8 text-left text-small font-semibold text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={cell} scope="row" className="text-left align-top text-title font-semibold md:py-5 md:pr-8">
                    {cell}
                  </th>
                ) : (
                  <td key={cell} data-label={section.columns[index]} className="align-top text-muted md:py-5 md:pr-8">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionShell>
  );
}
