import diffSequences from '@jest/diff-sequences';

/** Where a field is: `['sections', 2, 'title']`. */
export type Path = readonly PropertyKey[];

/** A field that two people have changed, each otherwise; `undefined` is a field that is not there. */
export interface Conflict {
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/**
 * Puts together what two people have made of one file (a three-way merge): a field that only one of them has changed is as that
 * one has it, an entry of a list that one has added, removed or changed too.
 * @param base what both began with
 * @param mine its fields in the same order, as `theirs` (`tidyContent` in lib/format-content.ts)
 * @param choose decides about a field that both have changed, each otherwise
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (conflict: Conflict) => unknown,
  path: Path = [],
): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && mine.kind === theirs.kind) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const merged = names.map((name) => [name, merge(base[name], mine[name], theirs[name], choose, [...path, name])]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, choose, path) ?? choose({ path, mine, theirs });
  return choose({ path, mine, theirs });
}

/** What stands in place of some entries of a list: of `count` from `at` on. */
interface Change {
  readonly at: number;
  readonly count: number;
  readonly entries: readonly unknown[];
}

/** How a list has become another. Where as many entries stand as before, each is a change of its own. */
function changesOf(base: readonly unknown[], list: readonly unknown[]): Change[] {
  const changes: Change[] = [];
  let [at, to] = [0, 0];
  const add = (atEnd: number, toEnd: number) => {
    const entries = list.slice(to, toEnd);
    const count = atEnd - at;
    if (entries.length === count)
      changes.push(...entries.map((entry, n) => ({ at: at + n, count: 1, entries: [entry] })));
    else changes.push({ at, count, entries });
  };
  const isCommon = (baseAt: number, listAt: number) => same(base[baseAt], list[listAt]);
  diffSequences(base.length, list.length, isCommon, (length, atEnd, toEnd) => {
    add(atEnd, toEnd);
    [at, to] = [atEnd + length, toEnd + length];
  });
  add(base.length, list.length);
  return changes.filter(({ count, entries }) => count || entries.length);
}

/** Whether two changes are of the same entries, or put something into the same place. */
const touch = (first: Change, second: Change) =>
  first.at === second.at || (first.at < second.at + second.count && second.at < first.at + first.count);

/** Whether entries stand elsewhere than before. */
function movesIn(base: readonly unknown[], changes: readonly Change[]): boolean {
  const removed = changes.flatMap(({ at, count }) => base.slice(at, at + count));
  return changes.some(({ entries }) => entries.some((entry) => removed.some((before) => same(before, entry))));
}

/** A list with the changes of both; nothing if they cannot be told apart. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  choose: (conflict: Conflict) => unknown,
  path: Path,
): unknown[] | undefined {
  const ours = changesOf(base, mine);
  const others = changesOf(base, theirs).filter((their) => !ours.some((our) => same(our, their)));
  const both = ours.flatMap((our) => others.filter((their) => touch(our, their)).map((their) => ({ our, their })));
  const isOneEntry = ({ our, their }: { our: Change; their: Change }) =>
    our.at === their.at && [our, their].every(({ count, entries }) => count === 1 && entries.length === 1);
  // Of two orders neither would be left.
  if (!both.every(isOneEntry) || (movesIn(base, ours) && movesIn(base, others))) return undefined;
  const merged = both.map(({ our, their }) => {
    const place = ours.reduce(
      (sum, { at, count, entries }) => (at < our.at ? sum + entries.length - count : sum),
      our.at,
    );
    return { ...our, entries: [merge(base[our.at], our.entries[0], their.entries[0], choose, [...path, place])] };
  });
  const isMerged = (change: Change) => both.some(({ our, their }) => change === our || change === their);
  const changes = [...merged, ...[...ours, ...others].filter((change) => !isMerged(change))];
  const list = [...base];
  // From the end on, so that the places before stay what they are.
  for (const { at, count, entries } of changes.toSorted(
    (first, second) => second.at - first.at || second.count - first.count,
  ))
    list.splice(at, count, ...entries);
  return list;
}

/** The fields in which two versions differ; the list itself where entries have come, gone or moved. */
export function differences(first: unknown, second: unknown, path: Path = []): Path[] {
  if (same(first, second)) return [];
  const isList = Array.isArray(first) && Array.isArray(second) && first.length === second.length;
  if (!isList && !(isRecord(first) && isRecord(second))) return [path];
  const [before, after] = [first, second] as [Fields, Fields];
  const keys = isList ? [...first.keys()] : [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
}
