/** @jest-environment node */
import { downloadNames, downloadText, excerptNames, excerptOf } from './downloads';

it('lists files, and no test among them', () => {
  expect(downloadNames()).toContain('property-match-pairs.csv');
  expect(downloadNames().filter((name) => name.includes('test'))).toEqual([]);
});

it.each(excerptNames())('cuts out %s whole, with its comment', (excerpt) => {
  const { file, code } = excerptOf(excerpt);
  expect(downloadText(file)).toContain(code);
  expect(code).toMatch(/^(?:\/\*\*|export )[^]*[;})\]]$/);
  const count = (sign: string) => code.split(sign).length;
  expect(count('{')).toBe(count('}'));
});

it('says what is missing', () => {
  expect(() => excerptOf('property-match.ts nothing')).toThrow('lib/downloads/property-match.ts has no export nothing');
});

it.each(downloadNames())('%s says its licence where it can', (name) => {
  if (!name.endsWith('.csv')) expect(downloadText(name).slice(0, 200)).toMatch(/MIT|CC0/);
});
