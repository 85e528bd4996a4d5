/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseCsv } from '@/test-support/csv';
import { parseSingaporeAddress, precisionOf } from './singapore-address';

const cases = parseCsv(readFileSync('lib/downloads/singapore-addresses.csv', 'utf8'));

it.each(cases)(
  'takes apart: $typed',
  ({ typed = '', block, street, building, floor, unit, postal_code, precision }) => {
    const parts = parseSingaporeAddress(typed);
    const written = {
      block,
      street,
      building,
      floor,
      unit,
      postalCode: postal_code,
    };
    expect(parts).toEqual(
      Object.fromEntries(Object.entries(written).filter(([, value]) => value)),
    );
    expect(precisionOf(parts)).toBe(precision);
  },
);

it('never invents a part', () => {
  expect(parseSingaporeAddress('')).toEqual({});
  expect(precisionOf({})).toBe('unclear');
});
