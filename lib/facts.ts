import * as formats from './story-format';

/** The values that texts may have in braces, by name: "brand", "terms.reply", "lease.rent". */
export type Facts = ReadonlyMap<string, string | number>;

/** A gap in a text, such as {brand} or {lease.rent | dollars}: a name, and perhaps a format of lib/story-format.ts. */
const gaps = /\{\s*([A-Za-z][\w.]*)\s*(?:\|\s*(\w+)\s*)?\}/g;

/** The texts and numbers in data by their path: `{ terms: { reply: 'soon' } }` has the fact "terms.reply". */
export function factsIn(data: unknown, name = ''): [string, string | number][] {
  if (typeof data === 'string' || typeof data === 'number') return [[name, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => factsIn(value, name ? `${name}.${key}` : key));
}

/**
 * Puts facts into all texts of some data. What is no fact is left as it stands, for a text that has gaps of its own; a field
 * of which nothing is left is left out.
 */
export function fillFacts(data: unknown, facts: Facts): unknown {
  if (typeof data === 'string') return fillText(data, facts);
  if (Array.isArray(data)) return data.map((part) => fillFacts(part, facts));
  if (typeof data !== 'object' || data === null) return data;
  const filled = Object.entries(data).map(([key, value]) => [key, value, fillFacts(value, facts)] as const);
  return Object.fromEntries(
    filled.filter(([, before, after]) => after !== '' || before === '').map(([key, , after]) => [key, after]),
  );
}

function fillText(text: string, facts: Facts): string {
  return text.replace(gaps, (gap, name: string, format?: string) => {
    const value = facts.get(name);
    if (value === undefined) return gap;
    if (!format) return String(value);
    const write = (formats as Partial<Record<string, (value: never) => string>>)[format];
    return write ? write(value as never) : gap;
  });
}

/** The gaps that a text still has: `{ gap: '{citty}', name: 'citty', format: undefined }`. */
export function gapsIn(text: string) {
  return Array.from(text.matchAll(gaps), ([gap, name = '', format]) => ({ gap, name, format }));
}

export const formatNames: readonly string[] = Object.keys(formats);
