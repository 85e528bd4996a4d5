import type { PropertyRecord } from '@/lib/downloads/property-match';

/** One side of a pair in property-match-pairs.csv, as its columns have it. */
export function recordOf(pair: Record<string, string | undefined>, side: 'a' | 'b'): PropertyRecord {
  const text = (name: string) => pair[`${side}_${name}`];
  const number = (name: string) => (text(name) ? Number(text(name)) : undefined);
  return {
    county: text('county'),
    parcel: text('parcel'),
    address: text('address'),
    unit: text('unit'),
    owner: text('owner'),
    year: number('year'),
    area: number('area'),
  };
}
