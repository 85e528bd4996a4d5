import { fieldWords } from './field-words';

/** How a field, a kind of section or a value is called in a form: one table of plain words. */
export interface Wording {
  readonly label: string;
  readonly hint?: string;
  /** One entry of a list. */
  readonly one?: string;
}

/** What values are called, where they do not say it themselves. */
const values: Readonly<Record<string, string>> = {
  'layout.shaped': 'On a shaped background',
  'layout.grid': 'Icons in a grid',
  'layout.list': 'Two columns of short entries',
  'when.measured': 'While visits are counted',
  'when.unmeasured': 'While visits are not counted',
  'articles.family.page': 'Landing page, or another page of its own',
  techstackTabs: 'Techstack in tabs',
};

/** Fields that name an entry of a list, the best first. */
const names = [
  'heading',
  'title',
  'name',
  'question',
  'label',
  'point',
  'term',
  'step',
  'role',
  'figure',
  'number',
  'field',
  'who',
  'what',
  'answer',
  'event',
  'from',
  'path',
  'scene',
  'logo',
  'id',
  'picture',
  'words',
  'day',
  'account',
  'layer',
  'result',
  'code',
];

/**
 * The words of a field. A line of the table for this very field comes first, such as `header.title`; then what its schema says;
 * then the line for all fields of its name; then the name itself.
 */
export function labelOf(path: readonly string[], meta: { title?: string; description?: string }): Wording {
  const isWord = /^interface\/(?:controls|form)$/.test(path[0] ?? '');
  const [label, hint, one] = (!isWord && lookUp(fieldWords, path)) || [];
  const own = lookUp(fieldWords, path, 2)?.[1];
  const name = meta.title ?? label ?? plain(path.at(-1) ?? '');
  return { label: name, hint: own ?? sentence(meta.description) ?? hint, one };
}

/** What a kind of section or figure is called: what its schema says, or its own name. */
export function kindLabel(name: string, { title }: { title?: string }): string {
  return title ?? plain(name);
}

/** What a value of a field is called. */
export function valueLabel(path: readonly string[], value: string): string {
  return lookUp(values, [...path, value]) ?? plain(value);
}

/** The field among these that names an entry. */
export function summaryOf(fieldNames: readonly string[]): string | undefined {
  return names.find((name) => fieldNames.includes(name));
}

/** The entry for the longest end of a path, of at least so many parts. */
function lookUp<Entry>(table: Readonly<Record<string, Entry>>, path: readonly string[], least = 1): Entry | undefined {
  const ends = path.slice(0, path.length - least + 1).map((_, at) => path.slice(at).join('.'));
  return ends.map((end) => table[end]).find((entry) => entry !== undefined);
}

/** `doorsTitle` and `FULL_TIME` as words: "Doors title", "Full time". */
function plain(name: string): string {
  const words =
    name === name.toUpperCase() ? name.toLowerCase() : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const spaced = words.replace(/[-_]/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function sentence(text?: string): string | undefined {
  return text && (/[.?!…]$/.test(text) ? text : `${text}.`);
}
