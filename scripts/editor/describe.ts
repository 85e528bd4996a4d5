import type { z } from 'zod';

/** zod's own description of a schema (`schema.def`), as far as a form needs it. */
interface Definition {
  type: string;
  innerType?: Schema;
  defaultValue?: unknown;
  shape?: Record<string, Schema>;
  element?: Schema;
  items?: Schema[];
  options?: Schema[];
  discriminator?: string;
  entries?: Record<string, string>;
  values?: unknown[];
  checks?: { _zod: { def: Check } }[];
  format?: string;
  check?: string;
  local?: boolean;
  protocol?: RegExp;
  error?: (issue: object) => string | { message: string } | undefined;
}
interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
  error?: Definition['error'];
}
/** A schema as zod describes it; `z.ZodType` itself says less. */
export interface Schema {
  readonly def: Definition;
  meta(): object | undefined;
}

/** Our own facts about a field (`.meta`). */
interface Meta {
  title?: string;
  description?: string;
  reference?: string;
  gaps?: readonly string[];
  factual?: boolean;
}

/** A schema without what wraps it. */
export interface Described {
  readonly schema: Schema;
  readonly type: string;
  readonly meta: Meta;
  readonly optional: boolean;
  readonly fallback: unknown;
  readonly shape?: Record<string, Schema>;
  readonly discriminator?: string;
  readonly options: readonly Schema[];
  readonly values: readonly unknown[];
  readonly element: Schema;
}

/** Unwraps a schema and says what it is. */
export function described(schema: Schema | z.ZodType): Described {
  let is = schema as Schema;
  let meta: Meta = is.meta() ?? {};
  let optional = false;
  let fallback: unknown;
  while (is.def.innerType) {
    optional = true;
    if (is.def.type === 'default') fallback = is.def.defaultValue;
    is = is.def.innerType;
    meta = { ...is.meta(), ...meta };
  }
  // Nothing, or a text.
  const text = is.def.options?.find(({ def }) => def.type === 'string');
  if (text && !is.def.discriminator) [is, optional] = [text, true];
  const { type, shape, discriminator, options = [], values, entries, element, items } = is.def;
  return {
    schema: is,
    type,
    meta,
    optional,
    fallback,
    shape,
    discriminator,
    options,
    values: values ?? Object.values(entries ?? {}),
    element: (element ?? items?.[0]) as Schema,
  };
}

/** The value of a literal. */
export function literalOf(schema: Schema | undefined): unknown {
  return schema && described(schema).values[0];
}

/** The least and the most of a text's characters, a list's entries or a number, and the format of either. */
export function rangeOf(schema: Schema): { least?: number; most?: number; format?: string } {
  const { checks = [], format, items } = schema.def;
  if (items) return { least: items.length, most: items.length };
  const range: { least?: number; most?: number; format?: string } = { format };
  const atLeast = (value = 0) => (range.least = Math.max(range.least ?? -Infinity, value));
  const atMost = (value = 0) => (range.most = Math.min(range.most ?? Infinity, value));
  for (const { _zod } of checks) {
    const { check, minimum, maximum, length, value = 0, inclusive } = _zod.def;
    // A form knows no limits that are themselves excluded; for whole numbers the next one is meant.
    const step = inclusive || range.format !== 'safeint' ? 0 : 1;
    if (check === 'min_length') atLeast(minimum);
    if (check === 'max_length') atMost(maximum);
    if (check === 'length_equals') range.least = range.most = length;
    if (check === 'greater_than') atLeast(value + step);
    if (check === 'less_than') atMost(value - step);
    if (check === 'number_format') range.format = _zod.def.format;
  }
  return range;
}

/**
 * A pattern for a text with the sentence that says what was expected, as a form needs it.
 * @throws Error when the schema has more than one
 */
export function patternsOf(schema: Schema): [pattern: string, sentence: string] | undefined {
  const { checks = [], format, protocol } = schema.def;
  const rules = checks.map(({ _zod }) => _zod.def).filter(({ format: kind }) => kind === 'regex');
  if (format === 'url' && protocol) rules.push({ check: '', pattern: /^https:\/\/\S+\.\S+$/, error: schema.def.error });
  if (format === 'email' || format === 'datetime') rules.push(schema.def as unknown as Check);
  const [first, ...others] = rules;
  if (!first?.pattern) return undefined;
  if (others.length) throw new Error(`A form can hold one pattern for a text, not ${rules.length}.`);
  return [String(first.pattern), sentenceOf(first.error) || 'Expected something else.'];
}

/** Whether a text that must be there may say nothing: an empty line of code, or what its pattern allows to be empty. */
export function mayBeEmpty({ def: { checks = [], format } }: Schema): boolean {
  const rules = checks.map(({ _zod }) => _zod.def);
  const pattern = rules.find((rule) => rule.format === 'regex')?.pattern;
  return pattern ? pattern.test('') : !format && !rules.some(({ check }) => check === 'min_length');
}

function sentenceOf(error: Definition['error']): string {
  const message = error?.({});
  const text = typeof message === 'object' ? message.message : (message ?? '');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
}
