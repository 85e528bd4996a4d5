import type { Server } from 'node:http';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { formatContent } from '@/lib/format-content';
import { schemaOf } from '@/scripts/content/collections';
import type { EditorSettings } from '@/scripts/editor/settings';
import { contentFiles, Editor, serveEditor } from './support/editor';
import { triesAll } from './support/scope';
import { test } from './support/test';

/*
 * A content file, loaded into its form and saved by the CMS in a real browser: with one word changed, or two entries
 * exchanged, nothing else may change in what the file says: one that was written by hand may be quoted otherwise.
 */

// The CMS asks for typefaces and news elsewhere, which its policy refuses; it has its own typefaces.
test.use({ expectedErrors: [/Security[ -]Policy|githubstatus|jsdelivr/] });

let server: Server;
let origin: string;
test.beforeAll(async () => ({ server, origin } = await serveEditor()));
test.afterAll(() => server.close());

interface Field {
  name: string;
  widget?: string;
  maxlength?: number;
  pattern?: unknown;
  collapsed?: boolean;
  fields?: Field[];
}
type Fields = Record<string, unknown>;
type Change = { path: string[]; value: string } | { list: string };

/** Something that can be changed in a file: a text outside of lists, or else the order of a list. */
function changeIn(fields: readonly Field[], data: Fields, path: string[] = []): Change | undefined {
  for (const { name, widget, maxlength = 999, pattern, fields: group, collapsed } of fields) {
    const value = data[name];
    const isText = (widget === 'string' || widget === 'text') && !pattern;
    if (isText && typeof value === 'string' && value.length < maxlength)
      return { path: [...path, name], value: `${value}x` };
    const change =
      widget === 'object' && group && !collapsed && changeIn(group, (value ?? {}) as Fields, [...path, name]);
    if (change) return change;
  }
  const list = fields.find(
    ({ name, widget }) => widget === 'list' && path.length === 0 && ((data[name] ?? []) as unknown[]).length > 1,
  );
  return list && { list: list.name };
}

function withChange(data: Fields, change: Change): Fields {
  const changed = structuredClone(data);
  if ('list' in change) {
    const [first, second, ...others] = changed[change.list] as unknown[];
    return { ...changed, [change.list]: [second, first, ...others] };
  }
  const parent = change.path.slice(0, -1).reduce((group, key) => group[key] as Fields, changed);
  parent[change.path.at(-1) ?? ''] = change.value;
  return changed;
}

function formsOf({ cms }: EditorSettings): Map<string, Field[]> {
  const forms = new Map<string, Field[]>();
  for (const collection of cms.collections ?? []) {
    if ('fields' in collection) forms.set(collection.name, collection.fields as Field[]);
    if ('files' in collection)
      for (const file of collection.files) forms.set(`${collection.name}/${file.name}`, file.fields as Field[]);
  }
  for (const file of cms.singletons ?? []) if ('file' in file) forms.set(file.name, file.fields as Field[]);
  return forms;
}

const files = contentFiles();
const names = Object.keys(files).map((file) => file.slice('content/'.length, -'.yaml'.length));
const lengthOf = (name: string) => files[`content/${name}.yaml`]?.length ?? 0;
/** The longest, whose forms have most fields; with `TEST_ALL=1` all. */
const longest = (some: readonly string[], count: number) =>
  some.toSorted((left, right) => lengthOf(right) - lengthOf(left)).slice(0, triesAll ? undefined : count);
const folders = ['pages', 'section-pages', 'articles', 'interface'];
const inFolder = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`));
const others = names.filter((name) => !folders.some((folder) => name.startsWith(`${folder}/`)));
const parts: [string, string[]][] = [
  ['families of files', folders.flatMap((folder) => longest(inFolder(folder), 2))],
  ['other files', longest(others, 8)],
];

for (const [part, some] of parts)
  test(`saves of ${part} only what was changed`, async ({ page }) => {
    // On a busy machine a large form takes ten seconds.
    test.setTimeout(360_000);
    const settings = (await (await page.request.get(`${origin}/admin/config.json`)).json()) as EditorSettings;
    const forms = formsOf(settings);
    const editor = new Editor(page);
    await editor.open(origin, files, true);
    for (const name of some) {
      const file = `content/${name}.yaml`;
      const data = parse(files[file] ?? '') as Fields;
      const schema = schemaOf(name);
      if (!schema) throw new Error(`${file} has no schema.`);
      const change = changeIn(forms.get(name) ?? forms.get(name.split('/')[0] ?? '') ?? [], data);
      // An empty list is all that some files have.
      if (!change) continue;
      await editor.edit(name);
      if ('list' in change) await editor.move(change.list, 0, 'ArrowDown');
      else await editor.type(change.path.join('.'), change.value);
      expect(await editor.saveTo(file), file).toBe(formatContent(schema, withChange(data, change)));
      await expect(editor.save).toBeHidden();
    }
  });
