import { parse } from 'yaml';
import type { z } from 'zod';
import { takenAddress } from '@/lib/addresses';
import { checkContent, nearest, type ContentProblem } from '@/lib/content-problems';
import { fillFacts } from '@/lib/facts';
import type { Reference } from '@/lib/fields';
import { formatContent, tidyContent } from '@/lib/format-content';
import { pictureNameOf } from '@/lib/picture-file';
import { leavesIn } from '@/lib/schema-leaves';
import type { EditorSettings } from '../settings';
import { labelOf } from '../words';

/** The CMS trims texts. This character, which nobody sees, is none of its spaces, and keeps those around code. */
const guard = '\u2060';

/** The text of the file that a form was filled from goes with what is typed, also into the browser's store of drafts. */
export const madeFrom = '__madeFrom';

/** What has been read, by its text: the files of a folder are read again and again. */
const read = new Map<string, unknown>();

/** What a form gets of a file. */
export function readFile(text: string): unknown {
  const data: unknown =
    read.get(text) ??
    mapTexts(parse(text), (written) => (written === written.trim() ? written : guard + written + guard));
  read.set(text, data);
  return isFields(data) ? { ...data, [madeFrom]: text.trim() } : data;
}

/** A form of a schema. */
export interface Form {
  readonly name: string;
  /** What a form holds, as the file would say it. */
  readonly tidy: (written: object) => object;
  /**
   * Makes the text of a file from what a form holds, or refuses it with the sentences that `npm run content` would say: the
   * schema itself is asked, with all that it says about fields together, so that nothing is saved that does not fit.
   * @param before the text of the file until now: what it names is there, although it may be newer than this page
   */
  readonly save: (written: object, before?: string) => string;
}

/** The form of the files with a schema. @param name of the folder or the file in content/ */
export function formOf(
  name: string,
  schema: z.ZodType,
  settings: Pick<EditorSettings, 'facts' | 'known' | 'reserved'>,
): Form {
  const facts = new Map(settings.facts);
  const tidy = (written: object) => tidyContent(schema, withoutGuards(written)) as object;
  const save: Form['save'] = (written, before = '') => {
    const { data, own } = withPicturesNamed(tidy(written));
    const result = checkContent(schema, fillFacts(data, facts), [...facts.keys()]);
    const isThere = (kind: Reference, named: string) =>
      !!settings.known[kind]?.includes(named) ||
      (kind === 'scene' && own.includes(named)) ||
      textsIn(parse(before)).includes(named);
    const problems =
      'problems' in result
        ? result.problems
        : [
            ...takenPath(name, result.data, settings.reserved),
            ...strangers(schema, result.data, settings.known, isThere),
          ];
    if (problems.length) {
      const sentences = problems.map(({ path, sentence }) => `${placeInForm([name, ...path])} ${sentence}`.trim());
      throw refused(`Something does not fit. ${sentences.join(' ')}`);
    }
    return formatContent(schema, data);
  };
  return { name, tidy, save };
}

/** An error whose sentence the CMS shows in a dialog, and keeps the form open. */
export const refused = (sentence: string) => new Error('saving_failed', { cause: new Error(sentence) });

function takenPath(name: string, data: unknown, reserved: readonly string[]): ContentProblem[] {
  const { path } = data as { path: string };
  if (name !== 'articles' || !reserved.includes(path)) return [];
  return [{ path: ['path'], sentence: takenAddress(path) }];
}

const isName = (part: PropertyKey | undefined): part is string => typeof part === 'string';

/** Where a field is in its form, in the form's words: `['articles', 'sections', 2, 'title']` as "Sections 3, Heading". */
export function placeInForm([file, ...path]: readonly PropertyKey[]): string {
  const names: string[] = [];
  path.forEach((part, at) => {
    if (typeof part === 'number') names.push(`${names.pop() ?? ''} ${part + 1}`.trim());
    else names.push(labelOf([file, ...path.slice(0, at + 1)].filter(isName), {}).label);
  });
  return names.join(', ');
}

const withoutGuards = (data: unknown) => mapTexts(data, (text) => text.replaceAll(guard, ''));

/** Names a picture that has been put into content/pictures without its folder and ending, as pages do. */
function withPicturesNamed(data: unknown): { data: unknown; own: string[] } {
  const own: string[] = [];
  const named = mapTexts(data, (text) => {
    if (!text.startsWith('/content/pictures/')) return text;
    const picture = pictureNameOf(text.slice('/content/pictures/'.length));
    own.push(picture);
    return picture;
  });
  return { data: named, own };
}

function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((entry: unknown) => mapTexts(entry, change));
  if (typeof data !== 'object' || data === null) return data;
  // What the CMS notes in entries of lists, and we beside the fields, is no field.
  const fields = Object.entries(data).filter(([key]) => !key.startsWith('__'));
  return Object.fromEntries(fields.map(([key, value]) => [key, mapTexts(value, change)]));
}

const isFields = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);

/** All texts of a file. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Texts that name something that is not there. A page itself and its sections are there with it. */
function strangers(
  schema: z.ZodType,
  data: unknown,
  known: EditorSettings['known'],
  isThere: (kind: Reference, named: string) => boolean,
): ContentProblem[] {
  const { path: own, sections = [] } = data as { path?: string; sections?: { id?: string }[] };
  const here = own ? [own, ...sections.flatMap(({ id }) => (id ? `${own}#${id}` : []))] : [];
  return leavesIn(schema, data).flatMap(({ path, value, meta }) => {
    const kind = meta?.reference;
    const names = kind && known[kind];
    if (!names || typeof value !== 'string' || isThere(kind, value) || here.includes(value)) return [];
    const meant = nearest(value, names);
    return { path, sentence: `is “${value}”, which is not there.${meant ? ` Did you mean “${meant}”?` : ''}` };
  });
}
