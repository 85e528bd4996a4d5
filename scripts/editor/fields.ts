import type { Field, RelationField, SelectField, VariableFieldType } from '@sveltia/cms';
import type { z } from 'zod';
import { described, literalOf, mayBeEmpty, patternsOf, rangeOf, type Described, type Schema } from './describe';
import { labelOf, summaryOf, valueLabel, kindLabel, type Wording } from './words';

/** What a field may choose from, by the kind of thing: a list, or the entries of a folder, which grows while one writes. */
export type Choices = Readonly<Record<string, readonly { label: string; value: string }[] | EntriesOf>>;
export interface EntriesOf {
  readonly folder: string;
  readonly name: string;
}

/**
 * The fields of a form for an object's schema, in the schema's order.
 * @param path the fields above, as `['sections', 'prose']`: words may depend on it
 * @throws Error for what no form can hold, such as a list of unlike things without a kind
 */
export function fieldsOf(schema: Schema | z.ZodType, choices: Choices, path: readonly string[] = []): Field[] {
  const { shape } = described(schema);
  if (!shape) throw new Error(`${path.join('.') || 'a file'} is no object, so it has no fields.`);
  return Object.entries(shape).map(([name, field]) => fieldOf(name, field, choices, [...path, name]));
}

function fieldOf(name: string, schema: Schema, choices: Choices, path: readonly string[]): Field {
  const is = described(schema);
  const words = labelOf(path, is.meta);
  const common = { name, label: words.label, ...(words.hint && { hint: words.hint }) };
  const required = !is.optional;
  if (is.meta.reference === 'scene') return { ...common, required, widget: 'scene' };
  const choice = isOwnAddress(path) ? undefined : choices[is.meta.reference ?? orderedFolder(path)];
  if (is.type === 'string' && choice) return { ...common, required, ...chosenFrom(choice) };
  switch (is.type) {
    case 'string':
      return stringField(common, is, required, path);
    case 'number':
      return is.meta.factual ? factualField(common, required) : numberField(common, is, required);
    case 'boolean':
      return {
        ...common,
        required: false,
        widget: 'boolean',
        ...(is.fallback !== undefined && { default: is.fallback as boolean }),
      };
    case 'enum':
    case 'literal':
      return choiceField(common, is, required, path);
    case 'object':
      return {
        ...common,
        required,
        widget: 'object',
        fields: fieldsOf(schema, choices, path),
        ...(name === 'seo' && { collapsed: true }),
        ...summary(schema),
      };
    case 'union':
      return { ...common, required, widget: 'object', ...kinds(is, choices, path) };
    case 'array':
    case 'tuple':
      return listField(common, is, words, choices, path);
  }
  throw new Error(`${path.join('.')}: a form cannot hold ${is.type}.`);
}

/** Whether a field is the address of what it belongs to, which is typed, and not that of another page, which is chosen. */
const isOwnAddress = (path: readonly string[]) => path.at(-1) === 'path' && (path.length === 2 || path[0] === 'print');

/** The folder whose entries a list in content/order.yaml names: `['order', 'pages', 'entry']`. */
const orderedFolder = ([file, folder = '', entry]: readonly string[]) =>
  file === 'order' && entry ? `${folder}/` : '';

function chosenFrom(choice: Choices[string]): Omit<SelectField, 'name'> | Omit<RelationField, 'name'> {
  if (!('folder' in choice)) return { widget: 'select', options: [...choice], dropdown_threshold: 0 };
  const { folder, name } = choice;
  return {
    widget: 'relation',
    collection: folder,
    value_field: '{{slug}}',
    display_fields: [name],
    dropdown_threshold: 0,
  };
}

type Common = Pick<Field, 'name' | 'label'> & { hint?: string };

/**
 * Texts of specimens and of the chapters of 14 Sample Street name facts, such as {lease.rent | money}, and days are facts there
 * too. A form counts what is typed and not what it stands for, so it sets no limits; the schema does when it is saved.
 */
const isOfFacts = (path: readonly string[]) =>
  path.join('.').includes('.figure.figure.') || (path[0] === 'street' && path[1] === 'chapters');

/** What the address of a page looks like; the one with capitals is older than the rule. */
const address: [string, string] = [
  '/^\\/$|^(\\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/',
  'Expected a slash and lower-case words with hyphens, such as “/notes/data-retention”.',
];

function stringField(common: Common, is: Described, required: boolean, path: readonly string[]): Field {
  const { least, most, format } = rangeOf(is.schema);
  if (format === 'date' && !isOfFacts(path))
    return { ...common, required, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (format === 'datetime' && is.schema.def.local)
    return { ...common, required, widget: 'datetime', type: 'datetime-local', format: 'YYYY-MM-DDTHH:mm' };
  const pattern = isOwnAddress(path) ? address : patternsOf(is.schema);
  return {
    ...common,
    required: required && (isOwnAddress(path) || !!is.meta.reference || !mayBeEmpty(is.schema)),
    // A long text and code get an area that grows; what is one line stays one.
    widget: (most ?? 0) > 200 || (least ?? 0) >= 40 || path.at(-1) === 'code' ? 'text' : 'string',
    use_emoji_autocomplete: false,
    // The name of a fact may be shorter than a sentence: {terms.invoices}.
    ...(!isOfFacts(path) && least !== undefined && least > 20 && { minlength: least }),
    ...(!isOfFacts(path) && most !== undefined && { maxlength: most }),
    ...(pattern && { pattern }),
  } as Field;
}

function numberField(common: Common, is: Described, required: boolean): Field {
  const { least, most, format } = rangeOf(is.schema);
  return {
    ...common,
    required,
    widget: 'number',
    value_type: format === 'safeint' ? 'int' : 'float',
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
    ...(format !== 'safeint' && { step: 0.01 }),
  };
}

function factualField(common: Common, required: boolean): Field {
  const pattern: [string, string] = [
    '/^-?\\d+$|^\\{[\\w.]+\\}$/',
    'Expected a whole number, or a fact in braces, such as {lease.rent}.',
  ];
  return { ...common, required, widget: 'string', pattern };
}

/** One of a few values. What has only one value is hidden, or a box to tick. */
function choiceField(common: Common, is: Described, required: boolean, path: readonly string[]): Field {
  const [only, ...others] = is.values;
  if (only === true) return { ...common, required: false, widget: 'boolean' };
  if (required && !others.length) return { name: common.name, widget: 'hidden', default: only };
  return {
    ...common,
    required,
    widget: 'select',
    options: is.values.map((value) => ({ label: valueLabel(path, String(value)), value: value as string })),
    ...(is.fallback !== undefined && { default: is.fallback as string }),
  };
}

function listField(common: Common, is: Described, words: Wording, choices: Choices, path: readonly string[]): Field {
  const { least = 0, most } = rangeOf(is.schema);
  const item = is.element;
  const element = described(item);
  // The CMS's own sentence for a list that is too short names no number.
  const number = least > 1 && `${least === most ? 'Exactly' : 'At least'} ${least}${is.optional ? ', or none' : ''}.`;
  const hint = [common.hint, number].filter(Boolean).join(' ');
  return {
    ...common,
    ...(hint && { hint }),
    widget: 'list',
    label_singular: words.one ?? words.label,
    // A list that may be empty needs no entry, also where it must be written down.
    required: !is.optional && least > 0,
    ...(least > 0 && { min: least }),
    ...(most !== undefined && { max: most }),
    ...(element.type === 'object' && { fields: fieldsOf(item, choices, path), collapsed: true, ...summary(item) }),
    ...(element.type === 'union' && { ...kinds(element, choices, path), collapsed: true }),
    ...(!['object', 'union'].includes(element.type) && {
      field: { ...fieldOf('entry', item, choices, [...path, 'entry']), label: capital(words.one ?? 'entry') },
      ...(element.type === 'array' && { collapsed: true }),
    }),
  } as Field;
}

/** What a section seldom needs stands last in its form. In the file the order is the schema's, whatever the form's is. */
const rarelySet = new Set(['id', 'draft', 'when', 'ground', 'sources', 'specimen', 'chapter']);

/** What is told apart by a kind: each with its own fields. */
function kinds(
  is: Described,
  choices: Choices,
  path: readonly string[],
): { typeKey: string; types: VariableFieldType[] } {
  const { discriminator, options } = is;
  if (!discriminator) throw new Error(`${path.join('.')}: a form cannot tell these apart.`);
  const types = options.map((option) => {
    const shape = { ...described(option).shape };
    const name = String(literalOf(shape[discriminator]));
    delete shape[discriminator];
    const fields = Object.entries(shape).map(([field, schema]) =>
      fieldOf(field, schema, choices, [...path, name, field]),
    );
    fields.sort((first, second) => Number(rarelySet.has(first.name)) - Number(rarelySet.has(second.name)));
    return { name, label: kindLabel(name, described(option).meta), fields, ...summary(option) };
  });
  return { typeKey: discriminator, types };
}

/** What names an entry of a list while it is closed: the first of its fields that is a name. */
function summary(schema: Schema | z.ZodType): { summary?: string } {
  const name = summaryOf(Object.keys(described(schema).shape ?? {}));
  return name ? { summary: `{{${name}}}` } : {};
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
