import { parse } from 'yaml';
import type { z } from 'zod';
import { takenAddress } from '@/lib/addresses';
import { checkContent, nearest, type ContentProblem } from '@/lib/content-problems';
import { fillFacts } from '@/lib/facts';
import { formatContent, tidyContent } from '@/lib/format-content';
import { leavesIn } from '@/lib/schema-leaves';
import type { EditorSettings } from '../settings';
import { labelOf } from '../words';

/** The CMS trims texts. This character, which nobody sees, is none of its spaces, and keeps those around code. */
const guard = '\u2060';

/** What a form gets of a file. */
export function readFile(text: string): unknown {
  return mapTexts(parse(text), (one) => (one === one.trim() ? one : guard + one + guard));
}

/**
 * Makes the text of a file from what a form holds, or refuses it with the sentences that `npm run content` would say: the
 * schema itself is asked, with all that it says about fields together, so that nothing is saved that does not fit.
 */
export function saver(name: string, schema: z.ZodType, settings: Pick<EditorSettings, 'facts' | 'known' | 'reserved'>) {
  const facts = new Map(settings.facts);
  return (written: unknown): string => {
    const { data, own } = withPicturesNamed(tidyContent(schema, withoutGuards(written)));
    const result = checkContent(schema, fillFacts(data, facts), [...facts.keys()]);
    const known = { ...settings.known, scene: [...(settings.known.scene ?? []), ...own] };
    const problems = 'problems' in result ? result.problems : [...takenPath(name, result.data, settings.reserved), ...strangers(schema, result.data, known)];
    if (problems.length) {
      const sentences = problems.map(({ path, sentence }) => `${placeInForm([name, ...path])} ${sentence}`.trim());
      // The CMS shows the message of the cause in a dialog, and keeps the form open.
      throw new Error('saving_failed', { cause: new Error(`Something does not fit. ${sentences.join(' ')}`) });
    }
    return formatContent(schema, data);
  };
} // prettier-ignore

function takenPath(name: string, data: unknown, reserved: readonly string[]): ContentProblem[] {
  const { path } = data as { path: string };
  if (name !== 'articles' || !reserved.includes(path)) return [];
  return [{ path: ['path'], sentence: takenAddress(path) }];
}

const isName = (part: PropertyKey | undefined): part is string => typeof part === 'string';

/** Where a field is in its form, in the form's words: `['articles', 'sections', 2, 'title']` as "Sections 3, Heading". */
function placeInForm([file, ...path]: readonly PropertyKey[]): string {
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
    const [, picture] = /^\/content\/pictures\/([\w-]+)\.\w+$/.exec(text) ?? [];
    if (picture) own.push(picture);
    return picture ?? text;
  });
  return { data: named, own };
}

function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((one) => mapTexts(one, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));
}

/** Texts that name something that is not there. A page itself and its sections are there with it. */
function strangers(schema: z.ZodType, data: unknown, known: EditorSettings['known']): ContentProblem[] {
  const { path: own, sections = [] } = data as { path?: string; sections?: { id?: string }[] };
  const here = own ? [own, ...sections.flatMap(({ id }) => (id ? `${own}#${id}` : []))] : [];
  return leavesIn(schema, data).flatMap(({ path, value, meta }) => {
    const names = meta?.reference && known[meta.reference];
    if (!names || typeof value !== 'string' || names.includes(value) || here.includes(value)) return [];
    const meant = nearest(value, names);
    return { path, sentence: `is “${value}”, which is not there.${meant ? ` Did you mean “${meant}”?` : ''}` };
  });
}
