/** @jest-environment node */
import { differenceOf, withoutSpace } from './compare-text';

describe('withoutSpace', () => {
  it.each([
    ['a line break', 'two\nwords', 'twowords'],
    ['a soft hyphen', 'hy\u00adphen', 'hyphen'],
    ['a ligature', 'o\ufb03ce', 'office'],
  ])('normalises %s', (_, text, expected) => {
    expect(withoutSpace(text)).toBe(expected);
  });
});

describe('differenceOf', () => {
  it('ignores different line breaks', () => {
    expect(differenceOf('An o\ufb03ce  of\nten', 'An office of te n')).toBeNull();
  });

  it('returns both versions of a changed sentence', () => {
    const before = 'A long beginning that both have. The gate is green. And an end that both have.';
    const after = 'A long beginning that both have. The gate is painted red. And an end that both have.';
    const difference = differenceOf(after, before);
    expect(difference?.one).toContain('The gate is painted red. And an end');
    expect(difference?.other).toContain('The gate is green. And an end');
  });

  it('detects text that is missing at the end', () => {
    expect(differenceOf('One. Two.', 'One.')).toEqual({ one: '… One. Two. …', other: '… One. …' });
  });
});
