// SPDX-License-Identifier: MIT
// The parser behind "What an address is": a Singapore address in its parts. No dependencies.

/**
 * The parts of an address; what is not there is left out, which is not
 * the same as empty.
 */
export interface SingaporeAddress {
  /**
   * "12A", as on the block or the house; "Blk" and "Block" are no part
   * of it.
   */
  readonly block?: string;
  readonly street?: string;
  readonly building?: string;
  /**
   * "05", "B1": floors are text, because some of them are no numbers.
   */
  readonly floor?: string;
  readonly unit?: string;
  /** Six digits as text: the first may be a zero. */
  readonly postalCode?: string;
}

/**
 * Everything that is written between the number sign and the unit:
 * "#05-12", "# 05 - 12", "05-12".
 */
const floorAndUnit =
  /#?\s*\b([BLM]?\d{1,2}[A-Z]?)\s*-\s*(\d{1,5}[A-Z]?(?:\/\d{1,5}[A-Z]?)*)\b/i;
const streetName =
  /\b(?:AVENUE|AVE|BAHRU|CENTRAL|CLOSE|CRESCENT|CRES|DRIVE|DR|GARDENS|GROVE|HILL|JALAN|JLN|LANE|LORONG|LOR|LINK|PARK|PLACE|PL|RISE|ROAD|RD|SQUARE|STREET|ST|TERRACE|VIEW|WALK|WAY)\b/i;

/**
 * Takes an address apart. It never guesses: a part that is not written
 * is not there.
 */
export function parseSingaporeAddress(typed: string): SingaporeAddress {
  let rest = typed.replace(/\s+/g, ' ').trim();
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match)
      rest = `${rest.slice(0, match.index)},${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  const postalCode = (take(/\bS(?:ingapore|'pore|pore)?\s*\(?\s*(\d{6})\)?/i) ??
    take(/\b(\d{6})\b/))?.[1];
  const [, floor, unit] = take(floorAndUnit) ?? [];
  rest = rest.replace(/\bSingapore\b/gi, ',');
  const parts = rest
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const streetIndex = parts.findIndex((part) => streetName.test(part));
  const [, block, street] =
    /^(?:BLK|BLOCK)?\.?\s*(\d+[A-Z]?)\s+(.+)$/i.exec(parts[streetIndex] ?? '') ?? [];
  const building = parts.filter((_, position) => position !== streetIndex).join(', ');
  return {
    ...(block && { block: block.toUpperCase() }),
    ...((street ?? parts[streetIndex]) && { street: street ?? parts[streetIndex] }),
    ...(building && { building }),
    ...(floor && unit && { floor: floor.toUpperCase(), unit: unit.toUpperCase() }),
    ...(postalCode && { postalCode }),
  };
}

/**
 * What an address names: a flat, a whole building, or neither until
 * somebody asks.
 */
export function precisionOf({
  postalCode,
  floor,
  block,
  street,
}: SingaporeAddress): 'unit' | 'building' | 'unclear' {
  if (floor && (postalCode || (block && street))) return 'unit';
  return postalCode ? 'building' : 'unclear';
}
