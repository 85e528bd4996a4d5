/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseCsv } from '@/test-support/csv';
import { changesSince, reconcile, type Copy, type KeyList } from './listing-feed';

/** A night in 24 rows: what our copy has of each key, what the source’s list has, and what is done. */
const night = parseCsv(readFileSync('lib/downloads/listing-feed-night.csv', 'utf8'));
const copies = night.flatMap(({ key = '', copy_modified, missed, withdrawn }): Copy[] =>
  copy_modified
    ? [
        {
          key,
          modified: copy_modified,
          missed: Number(missed ?? 0),
          withdrawn: withdrawn === 'yes',
        },
      ]
    : [],
);
const entries = night.flatMap(({ key = '', source_modified }) =>
  source_modified ? [{ key, modified: source_modified }] : [],
);
const list: KeyList = {
  began: '2027-03-01T02:00:00Z',
  complete: true,
  counts: [entries.length, entries.length + 1],
  entries,
};
const keysOf = (action: string) =>
  night.filter((row) => row.action === action).map(({ key }) => key);

it('does in the night of the file what the file says', () => {
  const plan = reconcile(copies, list);
  expect([...plan.fetch].sort()).toEqual(keysOf('fetch').sort());
  expect(plan).toMatchObject({
    withdraw: keysOf('withdraw'),
    suspect: keysOf('suspect'),
  });
  expect(plan.refused).toBeUndefined();
});

it.each<[string, KeyList]>([
  ['a page is missing', { ...list, complete: false }],
  ['the source counts 500', { ...list, counts: [500, 500] }],
  ['would go at once', { ...list, counts: [10, 10], entries: entries.slice(0, 10) }],
])('withdraws nothing when %s, and still fetches', (refused, faulty) => {
  const plan = reconcile(copies, faulty);
  expect(plan).toMatchObject({
    withdraw: [],
    suspect: [],
    refused: expect.stringContaining(refused) as string,
  });
  expect(plan.fetch.length).toBeGreaterThan(0);
});

it('does not miss a listing that arrived while the list was being read', () => {
  const fresh: Copy = {
    key: 'new',
    modified: '2027-03-01T02:05:00Z',
    missed: 1,
    withdrawn: false,
  };
  expect(reconcile([fresh], { ...list, counts: [0, 0], entries: [] })).toEqual({
    fetch: [],
    withdraw: [],
    suspect: [],
  });
});

it('fetches a withdrawn listing that is back', () => {
  const back: Copy = {
    key: 'back',
    modified: '2027-02-01T00:00:00Z',
    missed: 2,
    withdrawn: true,
  };
  const again = [{ key: 'back', modified: back.modified }];
  expect(reconcile([back], { ...list, counts: [1, 1], entries: again }).fetch).toEqual([
    'back',
  ]);
});

it('asks for changes from before the newest one', () => {
  expect(changesSince('2027-03-01T02:00:00Z', 20)).toBe('2027-03-01T01:40:00.000Z');
});
