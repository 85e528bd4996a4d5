// SPDX-License-Identifier: MIT
// How a day’s changes come back, for "What a rehearsed migration looks like". No dependencies.

export type Values = Readonly<Record<string, string | number | null>>;

/**
 * One change, as a trigger or change data capture wrote it on the new
 * side, in the order of its transactions.
 */
export interface Change {
  readonly sequence: number;
  readonly table: string;
  readonly key: number;
  /**
   * The row before and after; null where there was none, or is none any
   * more.
   */
  readonly before: Values | null;
  readonly after: Values | null;
}

/** The tables of a database: rows by their keys. */
export type Tables = Readonly<Record<string, Readonly<Record<number, Values>>>>;

export interface Replayed {
  readonly tables: Tables;
  /**
   * The last change that was applied: a replay that was interrupted
   * goes on from here.
   */
  readonly sequence: number;
  /**
   * The change that did not find the row that it had changed, where the
   * replay stopped.
   */
  readonly stopped?: Change;
}

/**
 * The names of the columns of one table that the old side knows, by
 * their names on the new side.
 */
export type Columns = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Applies the changes of the new side to the old one, in order and
 * once. Each says what the row was: if the old side has something else,
 * somebody wrote there, and going on would hide it.
 * @param from the last change that the old side already has
 * @param columns what a column is called on the old side; one without a
 * name there did not exist and is left out
 */
export function replay(
  old: Tables,
  changes: readonly Change[],
  columns: Columns,
  from = 0,
): Replayed {
  const tables = structuredClone(old) as Record<string, Record<number, Values>>;
  let sequence = from;
  for (const change of changes.toSorted((a, b) => a.sequence - b.sequence)) {
    if (change.sequence <= from) continue;
    const rows = (tables[change.table] ??= {});
    const before = translated(change.before, columns[change.table]);
    const after = translated(change.after, columns[change.table]);
    if (!holds(rows[change.key], before)) return { tables, sequence, stopped: change };
    if (after) rows[change.key] = { ...rows[change.key], ...after };
    else delete rows[change.key];
    sequence = change.sequence;
  }
  return { tables, sequence };
}

function translated(
  values: Values | null,
  names: Readonly<Record<string, string>> = {},
): Values | null {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        names[name] ? [[names[name], value]] : [],
      ),
    )
  );
}

/**
 * Whether a row is there, and has at least these values; without any,
 * that it is not there.
 */
function holds(row: Values | undefined, expected: Values | null): boolean {
  if (!expected) return row === undefined;
  return (
    row !== undefined &&
    Object.entries(expected).every(([name, value]) => row[name] === value)
  );
}

/**
 * One line of a runbook: its minutes at the last rehearsal, and whether
 * going back from it costs minutes only.
 */
export interface Line {
  readonly number: number;
  readonly minutes: number;
  readonly back: string;
}

/**
 * The lines of a runbook in Markdown: rows of its table that begin with
 * a number.
 */
export function linesOf(runbook: string): Line[] {
  return runbook.split('\n').flatMap((text) => {
    const [, number, , , , minutes, back = ''] = text
      .split('|')
      .map((cell) => cell.trim());
    return Number(number) > 0
      ? [{ number: Number(number), minutes: Number(minutes), back }]
      : [];
  });
}

/**
 * The first line from which there is no way back but to carry the
 * changes the other way.
 */
export function lineOfNoReturn(lines: readonly Line[]): number | undefined {
  return lines.find(({ back }) => back === 'replay')?.number;
}

/**
 * The latest minute of the window at which line 1 may begin, so that
 * everything and the longest way back still fit. The reserve is the
 * time of the line that took longest: one line may fail once and be
 * done again.
 */
export function latestStart(
  lines: readonly Line[],
  window: number,
  wayBack: number,
): number {
  const needed = lines.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = Math.max(...lines.map(({ minutes }) => minutes));
  return window - needed - longest - wayBack;
}
