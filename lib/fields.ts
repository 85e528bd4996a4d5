import { z } from 'zod';
import { gapsIn } from './facts';
import type { Template } from './fill';

/** The fields that every kind of content is made of. A message says what was expected; what stands there is added. */

/** Characters that a paste brings along and nobody sees, or that the site's type does not have. */
const unwanted: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/[\u00a0\u2007\u202f]/, 'has a non-breaking space, as word processors write it. Type an ordinary space'],
  [
    /[\u00ad\u200b-\u200d\u2060\ufeff]/,
    'has a character that nobody sees, as a paste brings it along. Type the text anew',
  ],
  [/\ufffd/, 'has a character that was lost when the file was saved (�). Type it anew, and save the file as UTF-8'],
  [
    /â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/,
    'has letters that were saved in another encoding, such as â€™ for ’. Type them anew, and save the file as UTF-8',
  ],
  [/\p{Emoji_Presentation}|\ufe0f/u, 'has an emoji, which the site’s type does not have. Leave it out'],
  [/[\t\r\n]/, 'has a tab or a line break. Put it on one line'],
  [/ {2}/, 'has two spaces in a row. Leave one'],
  [/<\/?[a-z][^<>]*>/i, 'has HTML, which readers would see as it stands. Leave what is between < and > out'],
  [
    /&(?:[a-z]+|#\d+);/i,
    'has a character as HTML writes it, which readers would see as it stands. Type the character itself',
  ],
  [/\*\*|\]\(/, 'has Markdown, which readers would see as it stands. Leave its signs out'],
  [/\{(?![^{}]*\})|(?<!\{[^{}]*)\}/, 'has a brace without its other half. A fact has both: {city}'],
  [/\bundefined\b|\bNaN\b|\[object Object\]/, 'names a value that does not exist'],
];

/** Refuses foreign characters, and gaps that are no facts and not among those that code fills. */
function refuse(value: string, context: z.core.$RefinementCtx, filled: readonly string[] = []): void {
  const message = unwanted.find(([pattern]) => pattern.test(value))?.[1];
  if (message) context.addIssue({ code: 'custom', message });
  for (const { gap, name, format } of gapsIn(value))
    if (format || !filled.includes(name))
      context.addIssue({ code: 'custom', message: `has ${gap}`, params: { gap: name, format, filled } });
}

/**
 * A text without invisible or foreign characters.
 * @param least the fewest characters
 * @param most the most characters
 * @param why the reason of the limit, where an editor may wonder
 */
export function textOf(least: number, most: number, why?: string) {
  const expected = `expected ${least} to ${most} characters${why ? `, ${why}` : ''}`;
  return z
    .string()
    .trim()
    .min(least, least === 1 ? 'expected some text' : expected)
    .max(most, expected)
    .superRefine((value, context) => refuse(value, context));
}

/** A text with gaps that code fills (`fill`), such as "{number} of {total}"; each may be left out. */
export function template<Gap extends string>(...gaps: readonly Gap[]) {
  return z
    .string()
    .trim()
    .min(1, 'expected some text')
    .superRefine((value, context) => refuse(value, context, gaps))
    .meta({ gaps }) as unknown as z.ZodType<Template<Gap>, string>;
}

declare module 'zod' {
  interface GlobalMeta {
    /** The text is not shown on the page: a name of something, or what only screen readers and search engines are told. */
    unseen?: boolean;
    /** The gaps that code fills in a text. */
    gaps?: readonly string[];
    /** The text names something: a page, a logo … `references` in scripts/content/references.ts says which there are. */
    reference?: Reference;
    /** For a kind of section with a list: the field of its entries, and the selector of an entry on a page. */
    entries?: { readonly field?: string; readonly selector: string };
    /** A number that may be a fact, such as "{lease.rent}". */
    factual?: boolean;
  }
}

export type Reference =
  'page' | 'link' | 'logo' | 'ground' | 'scene' | 'icon' | 'person' | 'file' | 'download' | 'excerpt';

/** A text that names something. Whether there is such a thing is checked where all content is read (scripts/content). */
export const reference = (to: Reference) => z.string().meta({ reference: to, unseen: true });

/** A whole number, or a fact that is one, such as "{lease.rent}". */
export const wholeNumber = () => z.coerce.number<number | string>().int().meta({ factual: true });

/** A text of one line: a heading, a name, an entry of a list. */
export const text = textOf(1, 200);
/** A text that says something: a whole sentence. */
export const paragraph = textOf(20, 900, 'a sentence or a short paragraph');
/** A few words that stand in a drawing or beside a number. */
export const label = textOf(1, 40, 'because it stands in a drawing');
/** The id of a section, a slide or a vacancy, as it stands in an address. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected lower-case words with hyphens, such as "our-services"')
  .meta({ unseen: true });
/** A day, as `'2026-11-21'`. */
export const day = z.iso.date('expected a day such as "2026-11-21"');
/** A Phosphor icon by name (https://phosphoricons.com), such as "house-line". */
export const icon = reference('icon');
/** A colour as `#12806f`; two digits more say how much it covers. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'expected a colour: # and six digits, from 0 to f in small letters');

/** Refuses a list of which two entries have the same id. */
export function refuseSameIds(entries: readonly { readonly id: string }[], context: z.core.$RefinementCtx): void {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((entry) => entry.id === id) === index) return;
    const message = `is “${id}”, the id of an entry above. Expected one of its own`;
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  });
}
