// SPDX-License-Identifier: MIT
// The comparison behind "One flat, listed five times". Needs Node's crypto and nothing else.
import { createHmac } from 'node:crypto';

/**
 * An advertisement of one agent. The postal code names the building;
 * the unit is seldom given away.
 */
export interface Listing {
  readonly id: string;
  readonly postalCode: string;
  /**
   * "05-12", where the agent has entered it. It is keyed at once and
   * never stored as it is.
   */
  readonly unit?: string;
  readonly floor: 'low' | 'mid' | 'high' | number;
  /** Floor area in square feet. */
  readonly area: number;
  /** Asking price in dollars. */
  readonly price: number;
  /** Perceptual hashes of its photographs, 64 bits in hexadecimal. */
  readonly photos: readonly string[];
  readonly agent: string;
}

export interface Row {
  readonly field: 'area' | 'floor' | 'price' | 'photos';
  readonly agrees: boolean;
  readonly points: number;
}

/**
 * Of a level: m among pairs that are one flat, u among pairs of one
 * building that are not. Estimates, to be replaced by counts of your
 * own. Points are decibans: ten multiply the odds by ten.
 */
const levels = {
  area: { agrees: { m: 0.9, u: 0.25 }, differs: { m: 0.1, u: 0.75 } },
  floor: { agrees: { m: 0.9, u: 0.35 }, differs: { m: 0.1, u: 0.65 } },
  price: { agrees: { m: 0.7, u: 0.15 }, differs: { m: 0.3, u: 0.85 } },
  photos: {
    agrees: { m: 0.5, u: 0.004 },
    differs: { m: 0.5, u: 0.996 },
  },
} as const;

/**
 * Both listings are of one building, so of fifteen others one is of the
 * same flat: odds of 1 to 14.
 */
export const prior = Math.round(10 * Math.log10(1 / 14));

/**
 * Without the prior: from `grouped` points on two listings are one flat
 * by rule, below `review` they are two.
 */
export const lines = { grouped: 36, review: 11 } as const;

/** The probability that two listings of one building are one flat. */
export function probabilityOf(points: number): number {
  const odds = 10 ** ((points + prior) / 10);
  return odds / (1 + odds);
}

/**
 * A unit as a key: two agents who enter #05-12 and 5-12 get the same
 * one, and whoever reads the table cannot try all units of a building
 * without the secret.
 */
export function unitKey(
  { postalCode, unit }: Pick<Listing, 'postalCode' | 'unit'>,
  secret: string,
): string | undefined {
  const [, floor, door] = /^#?\s*([BLM]?\d+)\s*-\s*(\d+[A-Z]?)$/i.exec(unit ?? '') ?? [];
  if (!floor || !door) return undefined;
  const plain = [postalCode, floor, door].map((part) =>
    part.toUpperCase().replace(/^0+(?=\w)/, ''),
  );
  return createHmac('sha256', secret).update(plain.join('|')).digest('hex');
}

/**
 * How two listings of one building compare, field by field. The
 * building gives no points: it is why they are compared.
 */
export function scoreListings(a: Listing, b: Listing): { rows: Row[]; sum: number } {
  const rows = (
    [
      ['area', Math.abs(a.area - b.area) <= 2],
      ['floor', floorsFit(a.floor, b.floor)],
      ['price', Math.abs(a.price - b.price) <= 0.02 * Math.min(a.price, b.price)],
      [
        'photos',
        a.photos.some((photo) => b.photos.some((copy) => distanceOf(photo, copy) <= 6)),
      ],
    ] as const
  ).map(([field, agrees]) => {
    const { m, u } = levels[field][agrees ? 'agrees' : 'differs'];
    return {
      field,
      agrees,
      points: Math.round(10 * Math.log10(m / u)),
    };
  });
  return {
    rows,
    sum: rows.reduce((sum, { points }) => sum + points, 0),
  };
}

/**
 * "High" fits the twelfth floor as well as the thirtieth: bands are the
 * agent’s word, not a measure.
 */
function floorsFit(a: Listing['floor'], b: Listing['floor']): boolean {
  const band = (floor: Listing['floor']) =>
    typeof floor !== 'number'
      ? [floor]
      : floor < 6
        ? ['low']
        : floor < 12
          ? ['low', 'mid']
          : ['mid', 'high'];
  return typeof a === 'number' && typeof b === 'number'
    ? a === b
    : band(a).some((level) => band(b).includes(level));
}

/** In how many of 64 bits two hashes differ. */
function distanceOf(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}

export type Decision = 'one flat' | 'two flats' | 'review';

/**
 * The unit decides where both agents have entered it; else the points
 * do.
 */
export function compare(a: Listing, b: Listing, secret: string): Decision {
  if (a.postalCode !== b.postalCode) return 'two flats';
  const [keyA, keyB] = [unitKey(a, secret), unitKey(b, secret)];
  if (keyA && keyB) return keyA === keyB ? 'one flat' : 'two flats';
  const { sum } = scoreListings(a, b);
  return sum >= lines.grouped ? 'one flat' : sum < lines.review ? 'two flats' : 'review';
}

/**
 * Groups listings so that every two in a group are one flat. A listing
 * that fits one member and contradicts another starts a group of its
 * own: three listings in a chain are not yet one flat.
 */
export function groupsOf(listings: readonly Listing[], secret: string): Listing[][] {
  const groups: Listing[][] = [];
  for (const listing of listings) {
    const group = groups.find((members) =>
      members.every((member) => compare(member, listing, secret) === 'one flat'),
    );
    if (group) group.push(listing);
    else groups.push([listing]);
  }
  return groups;
}
