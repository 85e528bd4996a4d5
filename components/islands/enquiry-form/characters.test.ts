import { hasInk, plainDigits, withoutUnseen } from './characters';

/** Of each kind that comes with a paste, and that nobody sees. */
const unseen = ['\u00a0', '\u00ad', '\u200b', '\u200e', '\u200f', '\u202a', '\u2060', '\u2066', '\ufeff'];
const codes = unseen.map((character) => [`U+${character.charCodeAt(0).toString(16)}`, character]);

it.each(codes)('takes %s out of an address, wherever it stands', (_, character) => {
  const address = `${character}ann${character}@example.com${character}`;
  expect(withoutUnseen('user_email', address)).toBe('ann@example.com');
});

it.each(codes)('takes %s off a name, and leaves a blank where one is seen', (_, character) => {
  const between = character === '\u00a0' ? ' ' : '';
  for (const field of ['user_name', 'company'] as const)
    expect(withoutUnseen(field, `${character}Ann${character}Lee${character}`)).toBe(`Ann${between}Lee`);
});

it('leaves what a script spells with, what a visitor sees, and a message as it is', () => {
  expect(withoutUnseen('user_name', 'علی\u200cرضا')).toBe('علی\u200cرضا');
  expect(withoutUnseen('user_email', 'ann @example.com')).toBe('ann @example.com');
  expect(withoutUnseen('message', '\u200bHi\u00a0')).toBe('\u200bHi\u00a0');
});

it('never empties a field', () => {
  for (const field of ['user_name', 'company', 'user_email'] as const)
    for (const character of unseen) expect(withoutUnseen(field, character)).toBe(character);
});

it.each([...codes, ['a braille blank', '\u2800'], ['a Hangul filler', '\u3164'], ['a control character', '\u0007']])(
  'sees nothing in %s alone, and a letter beside it',
  (_, character) => {
    expect(hasInk(character.repeat(3))).toBe(false);
    expect(hasInk(`${character}a`)).toBe(true);
  },
);

it('reads the digits of every script', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const written = [...'0123456789'].map((digit) =>
      new Intl.NumberFormat('en', { numberingSystem }).format(Number(digit)),
    );
    if (!written.every((digit) => /^\p{Nd}$/u.test(digit))) continue;
    expect([numberingSystem, plainDigits(written.join(''))]).toEqual([numberingSystem, '0123456789']);
  }
});
