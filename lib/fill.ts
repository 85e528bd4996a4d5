/** A text with gaps, such as "{number} of {total}", by the names of its gaps; the schema has checked that it has no others. */
export type Template<Gap extends string = string> = string & { readonly gap?: Gap };

/** Puts words into the gaps of a text. */
export function fill<Gap extends string>(text: Template<Gap>, words: Readonly<Record<Gap, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, gap: Gap) => String(words[gap]));
}
