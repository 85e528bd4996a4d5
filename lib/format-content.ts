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
  return tidy(schema, data);
}

/** A schema as zod describes it. */
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

function tidy(schema: z.core.$ZodType, data: unknown): unknown {
  const def = defOf(schema);
  if ('innerType' in def) return tidy(def.innerType, data);
  // The indentation of several lines is theirs: they are code.
  if (typeof data === 'string') return data.includes('\n') ? data : data.trim();
  if (Array.isArray(data)) {
    const schemaAt = (index: number) =>
      def.type === 'array' ? def.element : def.type === 'tuple' ? def.items[index] : undefined;
    return data.map((entry: unknown, index) => tidyKnown(schemaAt(index), entry));
  }
  if (!isRecord(data)) return data;
  if (def.type === 'object') return tidyFields(def.shape, data);
  if (def.type === 'record')
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, tidy(def.valueType, value)]));
  if (def.type !== 'union') return data;
  const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
  return tidyKnown(
    def.options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(data[discriminator] as string)),
    data,
  );
}

const tidyKnown = (schema: z.core.$ZodType | undefined, data: unknown) => (schema ? tidy(schema, data) : data);

function tidyFields(shape: z.core.$ZodShape, data: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...Object.fromEntries(Object.keys(shape).map((key) => [key, undefined])), ...data };
  const tidied = Object.entries(fields).map(([key, value]) => [key, tidyKnown(shape[key], value)] as const);
  return Object.fromEntries(tidied.filter(([key, value]) => !goesWithoutSaying(shape[key], value)));
}

/** Whether a field says nothing: it has no value, it is empty and may be missing, or it says what is the case anyway. */
function goesWithoutSaying(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  if (value === undefined) return true;
  const def = schema && defOf(schema);
  if (def?.type === 'default') return isEmpty(value) ? isEmpty(def.defaultValue) : value === def.defaultValue;
  if (def?.type !== 'optional') return false;
  // A box that is not ticked; some can only be true.
  return isEmpty(value) || (value === false && ['boolean', 'literal'].includes(defOf(def.innerType).type));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
