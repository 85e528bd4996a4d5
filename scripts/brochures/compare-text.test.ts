/** @jest-environment node */
import { differenceOf, withoutSpace } from './compare-text';

describe('a text without space', () => {
  it.each([
    ['a line break', 'two\nwords', 'twowords'],
    ['a soft hyphen', 'hy\u00adphen', 'hyphen'],
    ['a ligature', 'o\ufb03ce', 'office'],
  ])('has lost %s', (_, text, expected) => {
    expect(withoutSpace(text)).toBe(expected);
  });

  it('is the same in a file that breaks its lines elsewhere', () => {
    expect(differenceOf('An o\ufb03ce  of\nten', 'An office of te n')).toBeNull();
  });

  it('shows both readings where a sentence has changed', () => {
    const before = 'A long beginning that both have. The gate is green. And an end that both have.';
    const after = 'A long beginning that both have. The gate is painted red. And an end that both have.';
    const difference = differenceOf(after, before);
    expect(difference?.one).toContain('The gate is painted red. And an end');
    expect(difference?.other).toContain('The gate is green. And an end');
  });

  it('shows what is missing at the end', () => {
    expect(differenceOf('One. Two.', 'One.')).toEqual({ one: '… One. Two. …', other: '… One. …' });
  });
});
