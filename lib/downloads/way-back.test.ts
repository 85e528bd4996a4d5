/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  latestStart,
  lineOfNoReturn,
  linesOf,
  replay,
  type Change,
  type Tables,
  type Values,
} from './way-back';

const columns = { lease: { rent: 'RENT', state: 'STATUS' } };
const old: Tables = {
  lease: {
    1: { RENT: 2150, STATUS: 'open' },
    2: { RENT: 1900, STATUS: 'open' },
  },
};
const changes: Change[] = [
  {
    sequence: 1,
    table: 'lease',
    key: 1,
    before: { rent: 2150, state: 'open' },
    after: { rent: 2200, state: 'open' },
  },
  {
    sequence: 2,
    table: 'lease',
    key: 3,
    before: null,
    after: { rent: 1750, state: 'open', pets: 'yes' },
  },
  {
    sequence: 3,
    table: 'lease',
    key: 2,
    before: { rent: 1900, state: 'open' },
    after: null,
  },
];

it('brings back what was changed, added and deleted, without the columns that the old side lacks', () => {
  const { tables, sequence, stopped } = replay(old, changes, columns);
  expect(tables).toEqual({
    lease: {
      1: { RENT: 2200, STATUS: 'open' },
      3: { RENT: 1750, STATUS: 'open' },
    },
  });
  expect([sequence, stopped]).toEqual([3, undefined]);
});

it('goes on from where it was interrupted', () => {
  const half = replay(old, changes.slice(0, 2), columns);
  expect(replay(half.tables, changes, columns, half.sequence)).toEqual(
    replay(old, changes, columns),
  );
});

it('stops at the change that does not find its row, and leaves what it did before', () => {
  const written: Tables = {
    lease: { ...old.lease, 2: { RENT: 1950, STATUS: 'open' } },
  };
  const { tables, sequence, stopped } = replay(written, changes, columns);
  expect(stopped).toBe(changes[2]);
  expect(sequence).toBe(2);
  expect(tables.lease?.[2]).toEqual({ RENT: 1950, STATUS: 'open' });
});

it('ends where the new side is, whatever was done there and wherever it was interrupted', () => {
  const steps = fc.array(
    fc.record({
      key: fc.integer({ min: 1, max: 4 }),
      rent: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
  );
  fc.assert(
    fc.property(steps, fc.nat(20), (done, cut) => {
      const rows = new Map<number, Values>();
      const log = done.flatMap(({ key, rent }, index): Change[] => {
        const before = rows.get(key) ?? null;
        const after = rent === null ? null : { rent };
        if (!before && !after) return [];
        if (after) rows.set(key, after);
        else rows.delete(key);
        return [{ sequence: index + 1, table: 'lease', key, before, after }];
      });
      const first = replay({ lease: {} }, log.slice(0, cut), columns);
      const { tables, stopped } = replay(first.tables, log, columns, first.sequence);
      expect(stopped).toBeUndefined();
      expect(tables.lease).toEqual(
        Object.fromEntries([...rows].map(([key, { rent }]) => [key, { RENT: rent }])),
      );
    }),
  );
});

describe('the runbook of the file', () => {
  const runbook = readFileSync('lib/downloads/migration-runbook.md', 'utf8');
  const lines = linesOf(runbook);
  it('numbers its lines without a gap, each with its minutes and its way back', () => {
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
    for (const { minutes, back } of lines)
      expect([minutes > 0, back]).toEqual([
        true,
        expect.stringMatching(/^(none|\d+ minutes|replay)$/),
      ]);
  });
  it('has its line of no return after the one that its first page names', () => {
    const last = Number(/if line (\d+) is not done/.exec(runbook)?.[1]);
    expect(lineOfNoReturn(lines)).toBe(last + 1);
    expect(lines.slice(last).every(({ back }) => back === 'replay')).toBe(true);
  });
  it('fits into its window, with the longest line done twice and the way back', () => {
    const window = Number(/(\d+) minutes\. Go back/.exec(runbook)?.[1]);
    const wayBack = Number(/: (\d+) minutes\.\s*$/.exec(runbook)?.[1]);
    expect(latestStart(lines, window, wayBack)).toBeGreaterThan(0);
  });
});
