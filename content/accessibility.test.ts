/** @jest-environment node */
import { existsSync } from 'node:fs';
import { accessibilityTests, criteria } from './accessibility';

it('has every criterion of WCAG 2.2 of levels A and AA once, in order', () => {
  const key = ({ number }: { number: string }) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(criteria.map(({ number }) => number)).toEqual(
    criteria.toSorted((one, other) => key(one) - key(other)).map(({ number }) => number),
  );
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
});

it('names tests that exist, and each of them somewhere', () => {
  for (const { test } of Object.values(accessibilityTests)) expect(existsSync(test)).toBe(true);
  const named = new Set(criteria.flatMap((one) => (one.result === 'met' ? one.tests : [])));
  expect([...named].sort()).toEqual(Object.keys(accessibilityTests).sort());
});
