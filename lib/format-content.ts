import { stringify } from 'yaml';
import type { z } from 'zod';

/**
 * The text of a content file as a person, the formatter (prettier) and the editor (Sveltia CMS) all write it: fields in the
 * order of the schema, nothing that is empty or says what is the case anyway, a line for each text however long it is.
 * @param data what the file says, valid or not: what the schema does not know is kept, at the end
 */
export function formatContent(schema: z.ZodType, data: unknown): string {
  return `${stringify(tidyContent(schema, data), {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  }).trim()}\n`;
}

/** `data` with its fields in the order of the schema, texts trimmed, and without optional fields that are empty. */
export function tidyContent(schema: z.ZodType, data: unknown): unknown {
  return tidy(schema as Schema, data);
}

/** The parts of zod's own description of a schema that matter here. */
type Schema = z.ZodType & { def: Definition };
interface Definition {
  type: string;
  innerType?: Schema;
  defaultValue?: unknown;
  shape?: Record<string, Schema>;
  element?: Schema;
  items?: Schema[];
  valueType?: Schema;
  options?: Schema[];
  discriminator?: string;
}

function tidy(schema: Schema, data: unknown): unknown {
  const { type, innerType, shape, element, items, valueType, options, discriminator } = schema.def;
  if (innerType) return tidy(innerType, data);
  // The indentation of several lines is theirs: they are code.
  if (typeof data === 'string') return data.includes('\n') ? data : data.trim();
  if (type === 'array' && element && Array.isArray(data)) return data.map((one) => tidy(element, one));
  if (type === 'tuple' && items && Array.isArray(data))
    return data.map((one, at) => (items[at] ? tidy(items[at], one) : one));
  if (!isRecord(data)) return data;
  if (shape) return tidyFields(shape, data);
  if (valueType) return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, tidy(valueType, one)]));
  if (!options || !discriminator) return data;
  const kind = options.find(({ def }) => valueOf(def.shape?.[discriminator]) === data[discriminator]);
  return kind ? tidy(kind, data) : data;
}

function tidyFields(shape: Record<string, Schema>, data: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...Object.fromEntries(Object.keys(shape).map((key) => [key, undefined])), ...data };
  const tidied = Object.entries(fields).map(([key, one]) => [key, shape[key] ? tidy(shape[key], one) : one] as const);
  return Object.fromEntries(tidied.filter(([key, one]) => !goesWithoutSaying(shape[key], one)));
}

/** Whether a field says nothing: it has no value, it is empty and may be missing, or it says what is the case anyway. */
function goesWithoutSaying(schema: Schema | undefined, value: unknown): boolean {
  if (value === undefined) return true;
  const { type, innerType, defaultValue } = schema?.def ?? {};
  if (type === 'default') return isEmpty(value) ? isEmpty(defaultValue) : value === defaultValue;
  if (type !== 'optional') return false;
  // A box that is not ticked; some can only be true.
  return isEmpty(value) || (value === false && ['boolean', 'literal'].includes(innerType?.def.type ?? ''));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The one value of a literal. */
function valueOf(schema: Schema | undefined): unknown {
  return (schema as unknown as z.ZodLiteral | undefined)?.def.values[0];
}
