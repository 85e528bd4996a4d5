import type { FieldName } from './validation';

/** What leaves no ink: blanks, control and format characters, and the braille pattern without dots. */
const inkless = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is in no address, beyond the plain blank, which a visitor sees and takes out. */
const unseen = /(?! )[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Soft hyphens, zero-width blanks, direction marks. The joiners are not among them: some scripts spell with them. */
const unseenInNames = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Whether anybody sees anything of a text. */
export const hasInk = (text: string): boolean => [...text].some((character) => !inkless.test(character));

/**
 * A field without the characters that came unseen with a paste: an address has none of them, a name has plain blanks for
 * no-break ones. Where nothing else would be left, and in every other field, all of it stands.
 */
export function withoutUnseen(field: FieldName, value: string): string {
  const isName = field === 'user_name' || field === 'company';
  if (field !== 'user_email' && !isName) return value;
  const seen = isName ? value.replace(unseenInNames, '').replace(/\s/g, ' ') : value.replace(unseen, '');
  return seen !== value && hasInk(seen) ? seen.trim() : value;
}

/** A text with the digits of every script as those of ASCII; a script's ten follow each other from zero (Unicode, 4.6). */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
