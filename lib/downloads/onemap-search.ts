// SPDX-License-Identifier: MIT
// What "OneMap and postal codes" does with an answer of OneMap’s search. No dependencies.

/**
 * A result as OneMap sends it: every value is text, and what is missing
 * is "NIL", "null" or "".
 */
export interface RawResult {
  readonly BLK_NO?: string;
  readonly ROAD_NAME?: string;
  readonly BUILDING?: string;
  readonly POSTAL?: string;
  readonly X?: string;
  readonly Y?: string;
  readonly LATITUDE?: string;
  readonly LONGITUDE?: string;
}

export interface Place {
  readonly block?: string;
  readonly road?: string;
  readonly building?: string;
  readonly postalCode?: string;
  /** WGS 84, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const textOf = (value?: string) =>
  !value || /^(?:NIL|null)$/i.test(value.trim()) ? undefined : value.trim();

/**
 * A result with numbers as numbers and what is missing left out;
 * nothing where it has no point on the island.
 */
export function placeOf(raw: RawResult): Place | undefined {
  const latitude = Number(raw.LATITUDE);
  const longitude = Number(raw.LONGITUDE);
  if (!(latitude > 1.1 && latitude < 1.5 && longitude > 103.5 && longitude < 104.5))
    return undefined;
  const postalCode = textOf(raw.POSTAL);
  return {
    block: textOf(raw.BLK_NO),
    road: textOf(raw.ROAD_NAME),
    building: textOf(raw.BUILDING),
    ...(postalCode && /^\d{6}$/.test(postalCode) && { postalCode }),
    latitude,
    longitude,
  };
}

/**
 * Six digits as text. A code that went through a spreadsheet as a
 * number has lost its leading zero.
 */
export function postalCodeOf(typed: string | number): string | undefined {
  const digits = String(typed)
    .replace(/^\s*S(?:ingapore)?\s*\(?/i, '')
    .replace(/[\s)]/g, '');
  return /^\d{5,6}$/.test(digits) ? digits.padStart(6, '0') : undefined;
}

export type Answer =
  | {
      readonly kind: 'found';
      readonly place: Place;
      readonly also: readonly string[];
    }
  | { readonly kind: 'ambiguous'; readonly places: readonly Place[] }
  | { readonly kind: 'none' };

/**
 * What a search for a postal code allows you to write down. A search
 * matches text, so results with another code are dropped; several
 * results of one code at one point are one building with several names.
 */
export function answerOf(postalCode: string, results: readonly RawResult[]): Answer {
  const places = results
    .flatMap((raw) => placeOf(raw) ?? [])
    .filter((place) => place.postalCode === postalCode);
  const [first] = places;
  if (!first) return { kind: 'none' };
  const apart = places.some((place) => metresBetween(place, first) > 30);
  if (apart) return { kind: 'ambiguous', places };
  const names = new Set(places.flatMap(({ building }) => building ?? []));
  if (first.building) names.delete(first.building);
  return { kind: 'found', place: first, also: [...names] };
}

/**
 * The distance of two points of one city, where the earth may be flat.
 */
export function metresBetween(
  a: Pick<Place, 'latitude' | 'longitude'>,
  b: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const metresPerDegree = 111_320;
  const north = (a.latitude - b.latitude) * metresPerDegree;
  const east =
    (a.longitude - b.longitude) *
    metresPerDegree *
    Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/**
 * SVY21 (EPSG:3414) from WGS 84: a transverse Mercator about 1°22′ N,
 * 103°50′ E with its origin at 28001.642 m east and 38744.572 m north.
 * Metres, in which a distance is Pythagoras and a difference of ten is
 * ten metres.
 */
export function svy21Of({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): {
  east: number;
  north: number;
} {
  const a = 6_378_137;
  const f = 1 / 298.257223563;
  const e2 = f * (2 - f);
  const radians = Math.PI / 180;
  const phi = latitude * radians;
  const t = Math.tan(phi) ** 2;
  const nu = a / Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
  const psi = nu / ((a * (1 - e2)) / (1 - e2 * Math.sin(phi) ** 2) ** 1.5);
  const w = (longitude - (103 + 50 / 60)) * radians * Math.cos(phi);
  const meridian = (angle: number) =>
    a *
    ((1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256) * angle -
      ((3 * e2) / 8 + (3 * e2 ** 2) / 32 + (45 * e2 ** 3) / 1024) * Math.sin(2 * angle) +
      ((15 * e2 ** 2) / 256 + (45 * e2 ** 3) / 1024) * Math.sin(4 * angle) -
      ((35 * e2 ** 3) / 3072) * Math.sin(6 * angle));
  const east =
    28_001.642 +
    nu * w * (1 + (w ** 2 / 6) * (psi - t) + (w ** 4 / 120) * (5 - 18 * t + t ** 2));
  const north =
    38_744.572 +
    meridian(phi) -
    meridian((1 + 22 / 60) * radians) +
    nu * Math.tan(phi) * (w ** 2 / 2) * (1 + (w ** 2 / 12) * (4 * psi ** 2 + psi - t));
  return { east, north };
}

/**
 * OneMap’s answer to a sign-in: the token, and when it ends in seconds
 * since 1970, as text.
 */
export interface SignIn {
  readonly access_token: string;
  readonly expiry_timestamp: string;
}

/**
 * A token that is asked for once, however many requests wait for it,
 * and again an hour before it ends.
 */
export function tokenCache(
  signIn: () => Promise<SignIn>,
  now = () => Date.now(),
): () => Promise<string> {
  let held: SignIn | undefined;
  let asking: Promise<SignIn> | undefined;
  return async () => {
    if (held && Number(held.expiry_timestamp) * 1000 - now() > 3_600_000)
      return held.access_token;
    // A refusal is not kept: the next request asks again.
    asking ??= signIn().finally(() => (asking = undefined));
    held = await asking;
    return held.access_token;
  };
}
