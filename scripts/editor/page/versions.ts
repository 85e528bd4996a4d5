import type { AppEventListener } from '@sveltia/cms';
import { LineCounter, parse, parseDocument } from 'yaml';
import { syntaxFault } from '../../content/syntax';
import { differences, merge, type Conflict } from '../merge';
import { choose, confirm, tell } from './dialogs';
import { madeFrom, placeInForm, readFile, refused, type Form } from './save';

/*
 * Two people at once. The functions that the CMS itself calls (scripts/editor/cms.ts) read what has become of a file; before it is
 * saved, what somebody else has made of it is put together with what is typed.
 */

/** A file as the CMS knows it, as far as it is asked here. */
interface Entry {
  readonly id: string;
  readonly slug: string;
  readonly locales: {
    readonly _default?: { readonly path: string; readonly content: Readonly<Record<string, unknown>> };
  };
  readonly commitAuthor?: { readonly name?: string; readonly login?: string };
  readonly commitDate?: Date;
}
interface Draft {
  readonly isNew: boolean;
  id: string;
  originalEntry?: Entry;
  originalSlugs: object;
  currentSlugs: object;
}
interface Change {
  readonly action: string;
  readonly path: string;
  readonly previousPath?: string;
  readonly data?: string | Blob;
}

const textOf = (entry: Entry | undefined) => entry?.locales._default?.content[madeFrom] as string | undefined;
const pathOf = (entry: Entry) => entry.locales._default?.path ?? '';

/** The files of the folder, as they were last read, by their paths. */
let files = new Map<string, Entry>();

/** The file that is being saved, as it is now; `null` is one that is gone, or not there yet. */
let latest: { readonly text: string | null; readonly by?: Entry; readonly renamed?: string } | undefined;

/** What each file said when what is to be written was made of it; `null` if there was none. */
const expected = new Map<string, string | null>();

/** The files of the folder after they have been read again: the same objects where nothing has changed, by which the CMS knows them. */
export function keepKnown(before: readonly Entry[], now: readonly Entry[]): Entry[] {
  const known = new Map(before.map((entry) => [pathOf(entry), entry]));
  const entries = now.map((entry) => {
    const old = known.get(pathOf(entry));
    if (!old) return entry;
    return textOf(old) === textOf(entry) ? old : { ...entry, id: old.id };
  });
  files = new Map(entries.map((entry) => [pathOf(entry), entry]));
  return entries;
}

/**
 * Notes what has become of a file since its form was opened, before it is saved.
 * @param conflict what the CMS has found: its entry is the file as it is now, or missing if the file is gone
 */
export async function beforeSave(draft: Draft, conflict?: { readonly entry?: Entry }): Promise<void> {
  latest = { text: textOf(draft.originalEntry) ?? null };
  if (!conflict || !draft.originalEntry) return;
  if (conflict.entry) {
    latest = { text: textOf(conflict.entry) ?? null, by: conflict.entry };
    return;
  }
  const entry = renamedFrom(draft.originalEntry);
  if (entry) {
    // From here on it is the form of the file under its other name. A draft cannot be given another entry, so that it becomes that one.
    Object.assign(draft.originalEntry, entry);
    Object.assign(draft, { id: entry.id, originalSlugs: { _: entry.slug }, currentSlugs: { _: entry.slug } });
    latest = { text: textOf(entry) ?? null, by: entry, renamed: pathOf(entry) };
    return;
  }
  const path = pathOf(draft.originalEntry);
  const isWanted = await confirm(
    'The file of this form is gone',
    `Somebody else has deleted ${path} since you opened it. What you have typed is still in the form. You can save it as a new file, or go back.`,
    'Save it as a new file',
  );
  if (!isWanted) throw refused('');
  latest = { text: null };
}

/** The file in the same folder that has the address or the words of one that is gone. */
function renamedFrom(gone: Entry): Entry | undefined {
  const [folder, text] = [pathOf(gone).replace(/[^/]+$/, ''), textOf(gone)];
  const address = gone.locales._default?.content.path;
  return [...files.values()].find(
    (entry) =>
      pathOf(entry).startsWith(folder) &&
      (textOf(entry) === text || (address && entry.locales._default?.content.path === address)),
  );
}

/** Puts together what is typed and what somebody else has made of the file, when the CMS is about to save it. */
export const withChangesOfOthers =
  (formAt: (path: string) => Form | undefined): AppEventListener['handler'] =>
  async ({ entry }) => {
    const { data, path, newRecord } = entry.toJS() as {
      data: Record<string, unknown>;
      path: string;
      newRecord: boolean;
    };
    const form = formAt(path);
    if (!form || !latest) throw incomplete();
    const { text: now, by, renamed } = latest;
    latest = undefined;
    const begun = newRecord ? null : ((data[madeFrom] as string | undefined) ?? now);
    const isChanged = now !== null && begun !== null && now !== begun;
    const written = isChanged ? await together(form, begun, data, now, path, by) : data;
    const text = form.save(written, now ?? undefined);
    expected.set(path, now);
    if (renamed) tell(`The file is called ${renamed} now, and has what you have typed.`);
    return entry.set('data', readFile(text) as typeof data);
  };

const incomplete = () => refused('The editor is not whole. Load its page again: what you have typed is offered then.');

/** @throws Error when a file is about to be written that has not been compared: a part of the CMS could not be loaded */
export function assertCompared(): void {
  if (latest) throw incomplete();
}

/** What is typed with what somebody else has changed. @throws Error when whoever writes wants to go back to the form */
async function together(
  form: Form,
  begun: string,
  data: object,
  now: string,
  path: string,
  by?: Entry,
): Promise<object> {
  const lines = new LineCounter();
  const fault = syntaxFault(parseDocument(now, { lineCounter: lines, prettyErrors: false }), lines, now);
  if (fault)
    throw refused(
      `${path}, line ${fault.line}: what somebody else has written ${fault.sentence} Nothing is written over it.`,
    );
  const [base, mine, theirs] = [form.tidy(parse(begun) as object), form.tidy(data), form.tidy(parse(now) as object)];
  const who = await authorOf(path, now, by);
  const place = (at: readonly PropertyKey[]) => placeInForm([form.name, ...at]) || 'The whole file';
  const conflicts: Conflict[] = [];
  const draft = merge(base, mine, theirs, (conflict) => (conflicts.push(conflict), conflict.mine));
  let merged = draft;
  if (conflicts.length) {
    const chosen = await choose(
      `${who} has changed this too`,
      conflicts.map((conflict) => ({ ...conflict, label: place(conflict.path) })),
    );
    if (!chosen) throw refused('');
    let at = 0;
    merged = merge(base, mine, theirs, (conflict) => conflict[chosen[at++] ?? 'mine']);
  }
  const theirsKept = differences(mine, merged).map(place);
  if (theirsKept.length)
    tell(`${who} has changed: ${[...new Set(theirsKept)].join('; ')}. That is kept beside what you have typed.`);
  return merged as object;
}

/** Who has changed a file and when, as far as it is known: to the repository, or to the computer on which the editor runs. */
async function authorOf(path: string, text: string, by?: Entry): Promise<string> {
  const { name, login } = by?.commitAuthor ?? {};
  const asked = await fetch(new URL(`last-change.json?file=${encodeURIComponent(path)}`, import.meta.url)).catch(
    () => undefined,
  );
  const said = asked?.ok ? ((await asked.json()) as { text: string; author?: string; date: string }) : undefined;
  const known = said?.text.trim().replaceAll('\r\n', '\n') === text ? said : undefined;
  const author = name || login || known?.author || 'Somebody else';
  const date = by?.commitDate ?? known?.date;
  return date
    ? `${author} (${new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })})`
    : author;
}

/**
 * Looks at every file once more, in the moment before the CMS writes into the folder.
 * @param read reads a file of the folder
 * @throws Error with a sentence, before anything is written, when a file is not what the change was made of
 */
export async function beforeWriting(changes: readonly Change[], read: (path: string) => Promise<Blob>): Promise<void> {
  const made = new Map(expected);
  expected.clear();
  for (const { action, path, previousPath, data } of changes) {
    const target = previousPath ?? path;
    const now = await read(target).catch((error: unknown) => {
      if ((error as DOMException).name === 'NotFoundError') return undefined;
      throw error;
    });
    if (data instanceof Blob) {
      if (now && action === 'create' && !(await isSame(now, data)))
        throw problem(`There is another ${path} already. Give your picture another name, and choose it again.`);
      continue;
    }
    const text = now ? (await now.text()).trim().replaceAll('\r\n', '\n') : null;
    const before = made.has(path) ? made.get(path) : (textOf(files.get(target)) ?? null);
    if (text === before || (text === null && action === 'delete')) continue;
    if (before === null)
      throw problem(
        `There is a file ${path} already, which somebody else has made. Give yours another name, or open theirs.`,
      );
    throw problem(`${target} has been changed in this very moment. Save once more: then you see by what.`);
  }
}

const problem = (sentence: string) => new Error('Not written', { cause: new Error(sentence) });

async function isSame(first: Blob, second: Blob): Promise<boolean> {
  const [a, b] = await Promise.all([first, second].map(async (blob) => new Uint8Array(await blob.arrayBuffer())));
  return !!a && !!b && a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** What a repository's host has answered, in words; what is no answer of a host as it is. */
export function refusalOf(error: unknown): unknown {
  const { status, message = '' } = error as { status?: number; message?: string };
  if (error instanceof TypeError)
    return new Error('The host cannot be reached. Save again when this computer is online.');
  if (!status) return error;
  // By GraphQL a refusal has the status of a success.
  if (/branch to point to/.test(message)) return new Error(changedRequest);
  const why = reasons[status] ?? 'Try again in a minute.';
  return new Error(
    `The host has refused it (${[status === 200 ? '' : status, message].filter(Boolean).join(': ')}). ${why}`,
  );
}

const changedRequest =
  'Somebody else has changed this pull request since you opened it. Load this page again, open the form and press “Restore”: when you save then, what both of you have written is put together.';
const changedMeanwhile =
  'Somebody else has probably changed the same file in this moment. Save again, and you see by what.';
const reasons: Partial<Record<number, string>> = {
  401: 'Your token is not valid any more. Sign out, and in again with a new one: what you have typed is offered when you open the form.',
  403: 'Your token may not write there, or the branch is protected.',
  404: 'Your token does not reach the repository, or the branch is not there.',
  409: changedMeanwhile,
  422: changedMeanwhile,
};
