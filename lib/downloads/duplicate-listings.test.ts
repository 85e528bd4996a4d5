/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseCsv } from '@/test-support/csv';
import {
  compare,
  groupsOf,
  probabilityOf,
  lines,
  unitKey,
  type Listing,
} from './duplicate-listings';

const secret = 'kept outside the database';
const rows = parseCsv(readFileSync('lib/downloads/duplicate-listings.csv', 'utf8'));
const listings = rows.map((row): Listing => {
  const { id = '', postal_code = '', unit, floor = '', photos = '', agent = '' } = row;
  return {
    id,
    postalCode: postal_code,
    unit,
    floor: Number(floor) || (floor as 'low'),
    area: Number(row.area),
    price: Number(row.price),
    photos: photos.split(' '),
    agent,
  };
});
const listing = (id: string) => listings.find((row) => row.id === id) as Listing;

it('takes a unit for the same however it is typed, and in another building for another', () => {
  const key = unitKey({ postalCode: '560012', unit: '#05-12' }, secret);
  expect(unitKey({ postalCode: '560012', unit: ' 5 - 12'.trim() }, secret)).toBe(key);
  expect(unitKey({ postalCode: '560013', unit: '#05-12' }, secret)).not.toBe(key);
  expect(unitKey({ postalCode: '560012', unit: '#05-12' }, 'another secret')).not.toBe(
    key,
  );
  expect(unitKey({ postalCode: '560012', unit: 'high floor' }, secret)).toBeUndefined();
});

it.each([
  ['a1', 'a2', 'one flat'],
  ['a1', 'a3', 'one flat'],
  ['a3', 'a5', 'review'],
  ['a1', 'a4', 'two flats'],
  ['a1', 'b1', 'two flats'],
  ['a3', 'c1', 'review'],
  ['a3', 'd1', 'two flats'],
])('%s and %s: %s', (a, b, decision) => {
  expect(compare(listing(a), listing(b), secret)).toBe(decision);
  expect(compare(listing(b), listing(a), secret)).toBe(decision);
});

it('groups no two flats, whatever the order of arrival', () => {
  const flatOf = new Map(rows.map(({ id, flat }) => [id, flat]));
  for (let turn = 0; turn < listings.length; turn++) {
    const groups = groupsOf(
      [...listings.slice(turn), ...listings.slice(0, turn)],
      secret,
    );
    for (const group of groups)
      expect(new Set(group.map(({ id }) => flatOf.get(id))).size).toBe(1);
  }
});

it('has its lines where the odds are even, and where they are over 300 to 1', () => {
  expect(probabilityOf(lines.review)).toBeCloseTo(0.5, 1);
  expect(probabilityOf(lines.grouped)).toBeGreaterThan(300 / 301);
});
