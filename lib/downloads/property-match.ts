// SPDX-License-Identifier: MIT
// The score behind "How a property match is scored". No dependencies.

/**
 * A record of one property, as one source has it; a field that the
 * source does not have is left out.
 */
export interface PropertyRecord {
  readonly county?: string;
  readonly parcel?: string;
  readonly address?: string;
  readonly unit?: string;
  readonly owner?: string;
  readonly year?: number;
  /** Floor area in square feet. */
  readonly area?: number;
}

/**
 * How often a level is seen among pairs that are one property (m) and
 * among pairs that are not (u).
 */
export interface Level {
  readonly m: number;
  readonly u: number;
  /**
   * What is left of the weight where the field mostly agrees because
   * another one does.
   */
  readonly share?: number;
}

/**
 * Estimates for a made-up county of 100,000 parcels, to show where a
 * weight comes from: replace them with counts of your own. What is not
 * listed gives no points: an owner who differs has often only sold
 * between two deliveries.
 */
export const levels = {
  'parcel equal': { m: 0.95, u: 0.00009 },
  'parcel differs': { m: 0.05, u: 0.99991 },
  'address equal': { m: 0.9, u: 0.0001, share: 0.5 },
  'address differs': { m: 0.1, u: 0.9999, share: 0.5 },
  'owner shares a surname': { m: 0.6, u: 0.06 },
  'year within two': { m: 0.95, u: 0.15 },
  'year further apart': { m: 0.05, u: 0.85 },
  'area within 5 %': { m: 0.65, u: 0.12 },
  'area further apart': { m: 0.35, u: 0.88 },
  'unit equal': { m: 0.63, u: 0.001 },
  'unit on one side': { m: 0.05, u: 0.5 },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof levels;

/** One of 100,000 pairs is one property: 50 points less than even odds. */
export const prior = -50;

/**
 * From `joined` points on a pair is joined by rule; below `review` it
 * stays apart; between them a person decides.
 */
export const lines = { joined: 75, review: 35 } as const;

/** Owner, year and area together give at most this much: they are weak. */
export const weakCeiling = 20;

/**
 * The points of a level: ten times the common logarithm of m / u (a
 * decibel of evidence, or deciban). Ten points multiply the odds by
 * ten.
 */
export function pointsOf({ m, u, share = 1 }: Level): number {
  return Math.round(10 * Math.log10(m / u) * share);
}

/**
 * The probability that two records are one property, when their fields
 * have so many points.
 */
export function probabilityOf(points: number): number {
  const odds = 10 ** ((points + prior) / 10);
  return odds / (1 + odds);
}

export interface Row {
  readonly field: 'parcel' | 'address' | 'owner' | 'year' | 'area' | 'unit';
  readonly level: LevelName;
  readonly points: number;
}

export interface Score {
  readonly rows: readonly Row[];
  readonly sum: number;
  readonly decision: 'joined' | 'review' | 'apart';
  /** Why the points were overruled, where they were. */
  readonly veto?: string;
}

/**
 * Compares two records field by field. A field that one of them lacks
 * has no row, but for the unit.
 */
export function scorePair(a: PropertyRecord, b: PropertyRecord): Score {
  const rows = [
    row('parcel', parcelLevel(a, b)),
    row(
      'address',
      both(a.address, b.address, (x, y) =>
        streetOf(x) === streetOf(y) ? 'address equal' : 'address differs',
      ),
    ),
    row(
      'owner',
      both(a.owner, b.owner, (x, y) =>
        shareSurname(x, y) ? 'owner shares a surname' : undefined,
      ),
    ),
    row(
      'year',
      both(a.year, b.year, (x, y) =>
        Math.abs(x - y) <= 2 ? 'year within two' : 'year further apart',
      ),
    ),
    row(
      'area',
      both(a.area, b.area, (x, y) =>
        isNear(x, y) ? 'area within 5 %' : 'area further apart',
      ),
    ),
    row('unit', unitLevel(unitOf(a), unitOf(b))),
  ].flat();
  const weak = rows.filter(
    ({ field }) => field === 'owner' || field === 'year' || field === 'area',
  );
  const strong = rows.filter((row) => !weak.includes(row));
  const sum = total(strong) + Math.min(total(weak), weakCeiling);
  if (unitOf(a) && unitOf(b) && unitOf(a) !== unitOf(b))
    return { rows, sum, decision: 'apart', veto: 'two units' };
  return {
    rows,
    sum,
    decision: sum >= lines.joined ? 'joined' : sum < lines.review ? 'apart' : 'review',
  };
}

function row(field: Row['field'], level: LevelName | undefined): Row[] {
  return level ? [{ field, level, points: pointsOf(levels[level]) }] : [];
}

const total = (rows: readonly Row[]) => rows.reduce((sum, { points }) => sum + points, 0);

function both<Value, Result>(
  a: Value | undefined,
  b: Value | undefined,
  compare: (a: Value, b: Value) => Result,
) {
  return a === undefined || b === undefined ? undefined : compare(a, b);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.05 * Math.min(a, b);

/** A parcel number says something within its county alone. */
function parcelLevel(a: PropertyRecord, b: PropertyRecord): LevelName | undefined {
  if (!a.parcel || !b.parcel || a.county !== b.county) return undefined;
  return digits(a.parcel) === digits(b.parcel) ? 'parcel equal' : 'parcel differs';
}

function unitLevel(a?: string, b?: string): LevelName | undefined {
  if (a && b) return a === b ? 'unit equal' : undefined;
  return a || b ? 'unit on one side' : undefined;
}

const digits = (number: string) => number.replace(/[^0-9a-z]/gi, '').toUpperCase();

const streetTypes: Readonly<Record<string, string>> = {
  AVENUE: 'AVE',
  COURT: 'CT',
  DRIVE: 'DR',
  LANE: 'LN',
  PLACE: 'PL',
  ROAD: 'RD',
  STREET: 'ST',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
};

const unitMark =
  /(?:\s*,)?\s+(?:#|APT\.?|UNIT|STE\.?)\s*([0-9A-Z-]+)\s*$|\s*#\s*([0-9A-Z-]+)\s*$/;

/** Number and street as the postal service spells them: enough for a test, not for a country. */
export function streetOf(address: string): string {
  const words = address
    .toUpperCase()
    .replace(unitMark, '')
    .replace(/[.,]/g, ' ')
    .trim()
    .split(/\s+/);
  return words.map((word) => streetTypes[word] ?? word).join(' ');
}

/** The unit of a record: its own field, or the end of its address. */
export function unitOf({ unit, address }: PropertyRecord): string | undefined {
  const [, marked, bare] =
    unitMark.exec(` ${(unit ?? address ?? '').toUpperCase()}`) ?? [];
  return marked ?? bare ?? (unit ? digits(unit) : undefined);
}

/** Words of an owner’s name that are no surname. */
const noNames = new Set('TR TRUST TRUSTEE LLC INC THE AND OF ET AL JR SR'.split(' '));

/**
 * The surname is the first word in capitals ("DOE JANE TR"), as county
 * rolls write it, and the last one elsewhere.
 */
function surnameOf(owner: string): string | undefined {
  const words = owner
    .replace(/[.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !noNames.has(word.toUpperCase()));
  return (owner === owner.toUpperCase() ? words[0] : words.at(-1))?.toUpperCase();
}

const shareSurname = (a: string, b: string) =>
  surnameOf(a) !== undefined && surnameOf(a) === surnameOf(b);

/**
 * The keys by which records become candidates. Two records are compared
 * if they share one: of n records, n² / 2 pairs are too many. A key is
 * coarser than what is scored, or a typing error keeps the right pair
 * from ever being seen.
 */
export function blockingKeys(record: PropertyRecord): string[] {
  const [number = '', ...street] = record.address
    ? streetOf(record.address).split(' ')
    : [];
  return [
    record.parcel && `parcel ${record.county} ${digits(record.parcel)}`,
    street.length > 0 && `door ${number} ${street.join(' ').slice(0, 4)}`,
    record.owner &&
      record.year &&
      `owner ${surnameOf(record.owner)} ${Math.round(record.year / 5)}`,
  ].filter((key): key is string => Boolean(key));
}

/**
 * The pairs of two lists that share a blocking key, as positions in
 * them.
 */
export function candidatesOf(
  left: readonly PropertyRecord[],
  right: readonly PropertyRecord[],
): [number, number][] {
  const byKey = new Map<string, number[]>();
  right.forEach((record, index) => {
    for (const key of blockingKeys(record))
      byKey.set(key, [...(byKey.get(key) ?? []), index]);
  });
  return left.flatMap((record, index) => {
    const partners = new Set(blockingKeys(record).flatMap((key) => byKey.get(key) ?? []));
    return [...partners].map((partner): [number, number] => [index, partner]);
  });
}

export interface Cluster {
  readonly records: readonly number[];
  /**
   * Two of them whose own score does not join them, although a chain of
   * joins does: the cluster goes to a person.
   */
  readonly conflict?: readonly [number, number];
}

/**
 * Groups records by their joins. A = B and B = C make a chain, in which
 * A and C may still not be a pair.
 */
export function clustersOf(records: readonly PropertyRecord[]): Cluster[] {
  const joins = (a: number, b: number) =>
    scorePair(records[a] ?? {}, records[b] ?? {}).decision === 'joined';
  const group = records.map((_, index) => index);
  const rootOf = (index: number): number =>
    group[index] === index ? index : rootOf(group[index] ?? index);
  for (const [a, b] of candidatesOf(records, records))
    if (a < b && joins(a, b)) group[rootOf(b)] = rootOf(a);
  const members = new Map<number, number[]>();
  records.forEach((_, index) =>
    members.set(rootOf(index), [...(members.get(rootOf(index)) ?? []), index]),
  );
  return [...members.values()].map((cluster) => {
    const pairs = cluster.flatMap((a, index) =>
      cluster.slice(index + 1).map((b): [number, number] => [a, b]),
    );
    const conflict = pairs.find(([a, b]) => !joins(a, b));
    return { records: cluster, ...(conflict && { conflict }) };
  });
}
