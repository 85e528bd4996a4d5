/**
 * Rows as a Markdown table, aligned for the terminal too: the first column to the left, figures to the right.
 *
 * @param head the names of the columns.
 * @param rows cells as they are shown.
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(4, ...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, at) => (at ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width)));
    return `| ${cells.join(' | ')} |`;
  };
  const rule = `| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** The middle of some figures, or NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
