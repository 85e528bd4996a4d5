/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseCsv } from '@/test-support/csv';
import { recordOf } from '@/test-support/property-pair';
import {
  candidatesOf,
  clustersOf,
  levels,
  lines,
  pointsOf,
  probabilityOf,
  scorePair,
  streetOf,
  unitOf,
  type Level,
  type PropertyRecord,
} from './property-match';

const pairs = parseCsv(readFileSync('lib/downloads/property-match-pairs.csv', 'utf8'));

const left = pairs.map((pair) => recordOf(pair, 'a'));
const right = pairs.map((pair) => recordOf(pair, 'b'));

it.each(pairs)('scores pair $pair, $kind, as the file says', (pair) => {
  const { sum, decision } = scorePair(recordOf(pair, 'a'), recordOf(pair, 'b'));
  expect([String(sum), decision]).toEqual([pair.points, pair.decision]);
});

it.each(pairs)('scores pair $pair the same from either side', (pair) => {
  expect(scorePair(recordOf(pair, 'b'), recordOf(pair, 'a'))).toEqual(
    scorePair(recordOf(pair, 'a'), recordOf(pair, 'b')),
  );
});

it('lets no true pair of the file be lost before it is scored', () => {
  const candidates = candidatesOf(left, right);
  const lost = pairs.filter(
    ({ same }, index) =>
      same === 'yes' && !candidates.some(([a, b]) => a === index && b === index),
  );
  expect(lost).toEqual([]);
  expect(candidates.length).toBeLessThan((left.length * right.length) / 10);
});

it('multiplies the odds by ten for ten points', () => {
  const odds = (points: number) => probabilityOf(points) / (1 - probabilityOf(points));
  expect(odds(lines.joined) / odds(lines.joined - 10)).toBeCloseTo(10);
  expect(probabilityOf(50)).toBeCloseTo(0.5);
});

it.each(Object.entries<Level>(levels))(
  'weighs “%s” by what it says: agreement up, difference down',
  (name, level) => {
    expect(Math.sign(pointsOf(level))).toBe(
      /differs|further|one side/.test(name) ? -1 : 1,
    );
  },
);

it('does not let weak fields add up to a join', () => {
  const weak: PropertyRecord = {
    owner: 'J. Doe',
    year: 1962,
    area: 1480,
  };
  expect(scorePair(weak, weak)).toMatchObject({
    sum: 20,
    decision: 'apart',
  });
});

it('finds street and unit however they are written', () => {
  expect(streetOf('7 Example Ct. Apt 2')).toBe(streetOf('7 EXAMPLE COURT #2'));
  expect([
    unitOf({ address: '7 Example Ct Apt 2' }),
    unitOf({ unit: 'Unit 2' }),
    unitOf({ address: '7 Example Ct' }),
  ]).toEqual(['2', '2', undefined]);
});

it('keeps two units apart, and joins each with its own', () => {
  const lot = {
    county: 'Sample',
    parcel: '042-151-00',
    address: '210 Example Drive',
    year: 2012,
    area: 700,
    owner: 'B. Sample',
  };
  const units: PropertyRecord[] = [
    { ...lot, unit: '3' },
    { ...lot, unit: '3' },
    { ...lot, unit: '4' },
  ];
  expect(clustersOf(units)).toEqual([{ records: [0, 1] }, { records: [2] }]);
});

it('hands a chain whose ends are no pair to a person', () => {
  const site = {
    county: 'Sample',
    parcel: '042-118-07',
    address: '14 Sample Street',
  };
  const drift: PropertyRecord[] = [
    { ...site, year: 1960, area: 1480 },
    { ...site, year: 1962, area: 1540 },
    { ...site, year: 1964, area: 1600 },
  ];
  expect(clustersOf(drift)).toEqual([{ records: [0, 1, 2], conflict: [0, 2] }]);
});
