/** @jest-environment node */
import { existsSync } from 'node:fs';
import data from '@/generated/content/accessibility.json';
import type { Accessibility } from '@/lib/schemas/accessibility';
import { conformanceTables } from './conformance';

const { criteria, tests } = data as Accessibility;

it('has every criterion of WCAG 2.2 of levels A and AA once, in order', () => {
  const key = ({ number }: { number: string }) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(criteria.map(({ number }) => number)).toEqual(
    criteria.toSorted((first, second) => key(first) - key(second)).map(({ number }) => number),
  );
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
});

it('names tests that exist, and each of them somewhere', () => {
  for (const { spec } of tests) expect(existsSync(`e2e/${spec}.spec.ts`)).toBe(true);
  const named = new Set(criteria.flatMap((criterion) => criterion.tests ?? []));
  expect([...named].sort()).toEqual(tests.map(({ id }) => id).sort());
});

it('is told in a table for each principle, with every criterion, and one of the tests', () => {
  const tables = conformanceTables({
    kind: 'conformance',
    columns: ['a', 'b', 'c', 'd'],
    tests: { title: 'Tests', columns: ['a', 'b', 'c'] },
  });
  expect(
    tables
      .map(({ rows }) => rows.length)
      .slice(0, -1)
      .reduce((sum, count) => sum + count),
  ).toBe(criteria.length);
  expect(tables.at(-1)?.rows).toHaveLength(tests.length);
});
