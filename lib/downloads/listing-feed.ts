// SPDX-License-Identifier: MIT
// The reconciliation behind "A feed that drops what is gone". No dependencies.

/** What our copy knows of a listing. */
export interface Copy {
  readonly key: string;
  /** ModificationTimestamp as the source sent it (ISO 8601, UTC). */
  readonly modified: string;
  /** In how many key lists in a row it was missing. */
  readonly missed: number;
  readonly withdrawn: boolean;
}

/** One full list of keys, as the source gave it, page by page. */
export interface KeyList {
  /**
   * When its first page was asked for. A listing of our copy that is
   * newer cannot be expected in it.
   */
  readonly began: string;
  /**
   * Whether every page arrived: the last one had no link to a next
   * page.
   */
  readonly complete: boolean;
  /**
   * The number that the source itself gives ($count), before the first
   * page and after the last, if it gives one.
   */
  readonly counts?: readonly [before: number, after: number];
  readonly entries: readonly {
    readonly key: string;
    readonly modified: string;
  }[];
}

export interface Plan {
  /**
   * Keys to fetch in full: new to us, changed since, or back after they
   * were withdrawn.
   */
  readonly fetch: readonly string[];
  /**
   * Keys that are gone: taken down now, and kept with the day and the
   * reason.
   */
  readonly withdraw: readonly string[];
  /** Keys missing for the first time: still shown, asked for by key. */
  readonly suspect: readonly string[];
  /** Why nothing is withdrawn, where the list is not to be trusted. */
  readonly refused?: string;
}

/**
 * Two complete lists in a row have to lack a listing. A list that would
 * take more than this many, or this share, is refused.
 */
export const rules = {
  misses: 2,
  always: 3,
  largestShare: 0.02,
} as const;

/**
 * From which moment to ask for changes: the last one that arrived, less
 * an overlap for what the source caches.
 */
export function changesSince(newestModified: string, overlapMinutes: number): string {
  return new Date(Date.parse(newestModified) - overlapMinutes * 60_000).toISOString();
}

/**
 * Compares the source’s keys with our copy. It changes nothing: whoever
 * calls it carries out the plan.
 */
export function reconcile(copies: readonly Copy[], list: KeyList): Plan {
  const ours = new Map(copies.map((copy) => [copy.key, copy]));
  const theirs = new Map(list.entries.map((entry) => [entry.key, entry]));
  const fetch = [...theirs.values()]
    .filter(({ key, modified }) => {
      const copy = ours.get(key);
      return !copy || copy.withdrawn || Date.parse(copy.modified) < Date.parse(modified);
    })
    .map(({ key }) => key);

  const shown = copies.filter(({ withdrawn }) => !withdrawn);
  const missing = shown.filter(
    ({ key, modified }) =>
      !theirs.has(key) && Date.parse(modified) < Date.parse(list.began),
  );
  const refused = faultOf(list, theirs.size, missing.length, shown.length);
  if (refused) return { fetch, withdraw: [], suspect: [], refused };

  const isGone = ({ missed }: Copy) => missed + 1 >= rules.misses;
  return {
    fetch,
    withdraw: missing.filter(isGone).map(({ key }) => key),
    suspect: missing.filter((copy) => !isGone(copy)).map(({ key }) => key),
  };
}

/** Why a list of keys says nothing about what is gone. */
function faultOf(
  { complete, counts }: KeyList,
  keys: number,
  missing: number,
  shown: number,
): string | undefined {
  if (!complete) return 'a page is missing';
  if (counts && (keys < Math.min(...counts) || keys > Math.max(...counts)))
    return `the source counts ${counts[0]}, the pages have ${keys}`;
  if (missing > Math.max(rules.always, shown * rules.largestShare))
    return `${missing} of ${shown} would go at once`;
  return undefined;
}
