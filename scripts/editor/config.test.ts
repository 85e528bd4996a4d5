/** @jest-environment node */
import { z } from 'zod';
import { readAndCheck } from '../content/check';
import { files, folders } from '../content/collections';
import { readContent } from '../content/read';
import { editorSettings } from './config';

const checked = readAndCheck();
if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
const { cms, known } = editorSettings(checked.contents);

/** A field of a form, as the CMS reads it. */
interface FormField {
  name: string;
  widget?: string;
  required?: boolean;
  label?: string;
  [option: string]: unknown;
}
const fieldsOfForm = new Map<string, FormField[]>();
for (const collection of cms.collections ?? []) {
  if ('fields' in collection) fieldsOfForm.set(collection.name, collection.fields as FormField[]);
  if ('files' in collection)
    for (const { name, fields } of collection.files)
      fieldsOfForm.set(`${collection.name}/${name}`, fields as FormField[]);
}
for (const file of cms.singletons ?? []) if ('file' in file) fieldsOfForm.set(file.name, file.fields as FormField[]);

/** What is said about a field, in words that a schema and a form share: "required, 15 to 70, one of a b". */
type Facts = Map<string, string>;

/** zod's own JSON Schema, read independently of what makes the forms. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  reference?: string;
  factual?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

function factsOfSchema(schema: JsonSchema, path: string, required: boolean, facts: Facts = new Map()): Facts {
  const options = schema.anyOf ?? schema.oneOf;
  const text = options?.find((option) => !option.properties && option.const !== '');
  if (text) return factsOfSchema(text, path, false, facts);
  if (path)
    facts.set(
      path,
      said({ ...limitsOfSchema(schema), required: required && mustHaveSome(schema), values: valuesOf(schema, path) }),
    );
  const { properties, items, prefixItems } = schema;
  for (const [name, field] of Object.entries(properties ?? {}))
    factsOfSchema(field, path ? `${path}.${name}` : name, schema.required?.includes(name) ?? false, facts);
  for (const option of options ?? []) {
    const [kind, { const: name } = {}] =
      Object.entries(option.properties ?? {}).find(([, field]) => 'const' in field) ?? [];
    const others = Object.fromEntries(Object.entries(option.properties ?? {}).filter(([field]) => field !== kind));
    const within: Facts = new Map();
    factsOfSchema({ properties: others, required: option.required }, '', true, within);
    for (const [field, fact] of within) facts.set(`${path}<${String(name)}>.${field}`, fact);
  }
  const item = items || prefixItems?.[0];
  if (!item) return facts;
  const isGroup = item.properties ?? item.oneOf ?? item.anyOf;
  // What a list of groups holds are the group's fields; any other list holds a field.
  if (!isGroup) return factsOfSchema(item, `${path}[]`, true, facts);
  for (const [field, fact] of factsOfSchema(item, `${path}[]`, true)) if (field !== `${path}[]`) facts.set(field, fact);
  return facts;
}

/** Whether a form must ask for a value: a list may be empty, as may a text without a least length, and a box is ticked or not. */
function mustHaveSome({ type, minItems = 0, prefixItems, ...text }: JsonSchema): boolean {
  if (type === 'array') return minItems > 0 || !!prefixItems;
  const isFree = type === 'string' && !text.format && !text.reference && !text.enum && text.const === undefined;
  if (!isFree) return type !== 'boolean';
  return text.pattern ? !new RegExp(text.pattern).test('') : !!text.minLength;
}

/** The values that a field may have. What is chosen by looking at it, or typed with a rule of its own, has no list. */
function valuesOf(
  { type, enum: few, const: only, reference = '' }: JsonSchema,
  path: string,
): readonly unknown[] | undefined {
  if (only !== undefined && type === 'string') return only === '' ? undefined : [only];
  const isOwnAddress = path === 'path' || path === 'pages[].path';
  if (!['page', 'link', 'logo', 'ground'].includes(reference) || isOwnAddress) return few;
  return known[reference]?.filter(Boolean);
}

function limitsOfSchema(schema: JsonSchema) {
  const {
    minLength = 0,
    maxLength,
    minItems,
    maxItems,
    prefixItems,
    minimum,
    maximum,
    exclusiveMinimum,
    pattern,
    format,
  } = schema;
  const safe = Number.MAX_SAFE_INTEGER;
  const whole = schema.type === 'integer' ? 1 : 0;
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + whole;
  const within = { min: least === -safe ? undefined : least, max: maximum === safe ? undefined : maximum };
  const numbers = schema.factual ? {} : within;
  if (schema.type === 'array')
    return { min: prefixItems?.length ?? (minItems || undefined), max: prefixItems?.length ?? maxItems };
  if (schema.type !== 'string') return numbers;
  // A form knows formats by other patterns than zod.
  return { min: minLength > 20 ? minLength : undefined, max: maxLength, pattern: format ? undefined : pattern };
}

function factsOfForm(fields: readonly FormField[], path = '', facts: Facts = new Map()): Facts {
  for (const field of fields) {
    const name = path ? `${path}.${field.name}` : field.name;
    factsOfField(field, name, facts);
  }
  return facts;
}

/** Fields that are chosen, so that nobody can type anything else. */
const chosen = new Set(['datetime', 'relation']);

function factsOfField(field: FormField, name: string, facts: Facts): void {
  const {
    minlength,
    maxlength,
    min,
    max,
    pattern,
    required = true,
  } = field as {
    minlength?: number;
    maxlength?: number;
    min?: number;
    max?: number;
    pattern?: [string, string];
    required?: boolean;
  };
  const options = field.options as { value: unknown }[] | undefined;
  facts.set(
    name,
    said({
      required,
      min: minlength ?? min,
      max: maxlength ?? max,
      values: options?.map(({ value }) => value),
      pattern: chosen.has(field.widget ?? '') ? 'what there is' : pattern?.[0].slice(1, pattern[0].lastIndexOf('/')),
    }),
  );
  const at = field.widget === 'list' ? `${name}[]` : name;
  if (field.fields) factsOfForm(field.fields as FormField[], at, facts);
  if (field.field) factsOfField(field.field as FormField, at, facts);
  for (const type of (field.types ?? []) as { name: string; fields: FormField[] }[])
    for (const [field, fact] of factsOfForm(type.fields)) facts.set(`${at}<${type.name}>.${field}`, fact);
}

function said({
  required,
  min,
  max,
  values,
  pattern,
}: {
  required: boolean;
  min?: number;
  max?: number;
  values?: readonly unknown[];
  pattern?: string;
}): string {
  const parts = [required ? 'required' : 'optional'];
  if (min !== undefined || max !== undefined) parts.push(`${min ?? ''} to ${max ?? ''}`);
  if (values) parts.push(`one of ${values.join(' ')}`);
  if (pattern) parts.push(`like ${pattern}`);
  return parts.join(', ');
}

/** Where a form says something else than its schema. */
function differences(schema: z.ZodType, form: readonly FormField[]): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const [expected, found] = [factsOfSchema(json, '', true), factsOfForm(form)];
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((field) => {
    const [one, other] = [expected.get(field), found.get(field)];
    // Where the schema has a rule of another sort, such as that an address begins with https, a form asks by a pattern.
    const alike = !one?.includes(', like ') || other?.includes(', like what there is');
    if (alike && withoutPattern(one) === withoutPattern(other)) return [];
    // Where texts name facts a form cannot count them.
    if (/<figure>\.figure<|^chapters\[\]/.test(field) && one?.replace(/, \d* to \d+/, '') === other) return [];
    return one === other ? [] : `${field}: the schema says “${one}”, the form “${other}”`;
  });
}

const withoutPattern = (fact?: string) => fact?.replace(/, like .*/, '');

/** The files as they are written, with the names of facts in their texts. */
function contentFiles(): Record<string, Record<string, unknown>> {
  const { read } = readContent();
  return Object.fromEntries(read.map(({ name, data }) => [name, data as Record<string, unknown>]));
}

/** Texts that a form would refuse: by their lengths, patterns or choices. */
function misfitsIn(fields: readonly FormField[], data: Record<string, unknown>, path: string): string[] {
  return fields.flatMap((field) => misfitsOf(field, data[field.name], `${path}.${field.name}`));
}

function misfitsOf(field: FormField, value: unknown, path: string): string[] {
  if (value === undefined) return [];
  if (value === '') return field.required === false || field.widget === 'hidden' ? [] : [`${path} is empty`];
  const {
    minlength = 0,
    maxlength = Infinity,
    pattern,
    options,
    fields,
    types,
    typeKey = '',
  } = field as FormField & {
    minlength?: number;
    maxlength?: number;
    pattern?: [string];
    options?: { value: unknown }[];
    fields?: FormField[];
    types?: { name: string; fields: FormField[] }[];
    typeKey?: string;
  };
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      misfitsOf((field.field as FormField) ?? { ...field, widget: 'object' }, one, `${path}.${at}`),
    );
  if (typeof value === 'object') {
    const group = value as Record<string, unknown>;
    return misfitsIn(fields ?? types?.find(({ name }) => name === group[typeKey])?.fields ?? [], group, path);
  }
  if (typeof value !== 'string') return [];
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(pattern?.[0] ?? '') ?? [];
  const fits =
    value.length >= minlength &&
    value.length <= maxlength &&
    new RegExp(source, flags).test(value) &&
    (!options || options.some((option) => option.value === value)) &&
    (field.widget !== 'datetime' || /^\d{4}-/.test(value));
  return fits ? [] : [`${path}: ${value}`];
}

function labelsOf(fields: readonly FormField[]): string[] {
  return fields.flatMap(({ widget, label = 'no label', fields: group = [], types = [] }) => [
    ...(widget === 'hidden' ? [] : [label]),
    ...labelsOf(group as FormField[]),
    ...(types as { fields: FormField[] }[]).flatMap((type) => labelsOf(type.fields)),
  ]);
}

const schemas = Object.entries({ ...folders, ...files });

it.each(schemas)(
  'the form of content/%s has every field of its schema, with its limits, and no other',
  (name, schema) => {
    expect(differences(schema, fieldsOfForm.get(name) ?? [])).toEqual([]);
  },
);

it('notices a field that is missing, that is not in the schema, or whose limits are others', () => {
  const form = structuredClone(fieldsOfForm.get('vacancies') ?? []);
  const [draft, role] = form;
  if (!draft || !role) throw new Error('The form of a vacancy has fewer fields than expected.');
  expect(differences(folders.vacancies, form.slice(1))).toEqual([expect.stringMatching(/^draft: the schema says/)]);
  const longer = [...form, { name: 'salary', widget: 'string' }];
  expect(differences(folders.vacancies, longer)).toEqual([expect.stringMatching(/^salary:/)]);
  role.maxlength = 20;
  const shorter = expect.stringMatching(/^role: the schema says “required,  to 200”/) as string;
  expect(differences(folders.vacancies, form)).toEqual([shorter]);
});

it('calls every field by words', () => {
  const labels = [...fieldsOfForm.values()].flatMap(labelsOf);
  expect(labels.filter((label) => !/^[A-Z0-9](?!.*[a-z][A-Z])[^_{}]*$/.test(label))).toEqual([]);
});

it('has room for all that the site says, so that nothing stands in the way of saving a file', () => {
  const misfits = Object.entries(contentFiles()).flatMap(([name, data]) =>
    misfitsIn(fieldsOfForm.get(name) ?? fieldsOfForm.get(name.split('/')[0] ?? '') ?? [], data, name),
  );
  expect(misfits).toEqual([]);
});
