import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { nearest } from '@/lib/content-problems';
import { filesBelow, isLeftBehind } from '../lib/files';
import { files, folders, schemaOf } from './collections';
import type { Problem } from './problem';
import { syntaxFault } from './syntax';

/** A content file as it was read. */
export interface ContentFile {
  /** Its name in content/, such as "pages/cloud-services". */
  readonly name: string;
  readonly data: unknown;
  /** The line of a field, from 1; of the nearest block around one that is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

export const pathOf = (name: string) => `content/${name}.yaml`;

/** Reads every file in a folder, and says what is wrong with their names, their encoding and their YAML. */
export function readContent(folder = 'content'): { read: ContentFile[]; problems: Problem[] } {
  const paths = filesBelow(folder, '').filter((file) => !isLeftBehind(file));
  const names = paths.filter((file) => file.endsWith('.yaml')).map((file) => file.slice(0, -'.yaml'.length));
  const problems = paths.flatMap((file) => (isOther(file) ? [] : [unread(file)]));
  const read = names.flatMap((name) => {
    const result = readBytes(name, readFileSync(`${folder}/${name}.yaml`));
    if (!('sentence' in result)) return result;
    problems.push(result);
    return [];
  });
  for (const name of Object.keys(files))
    if (!names.includes(name)) problems.push({ file: pathOf(name), sentence: 'is missing, and the site needs it.' });
  return { read, problems };
}

/** Whether a file in content/ is no content file: code, explanations, and pictures, which scripts/assets reads. */
const isOther = (file: string) =>
  /\.(yaml|ts|md)$/.test(file) || (file.startsWith('pictures/') && !file.endsWith('.icloud'));

function unread(file: string): Problem {
  const name = basename(file);
  const say = (sentence: string) => ({ file: `content/${file}`, sentence });
  if (name.endsWith('.icloud')) {
    const meant = name.replace(/^\.|\.icloud$/g, '');
    return say(`says that ${meant} is kept in iCloud and not on this computer. Download it: click it in the Finder.`);
  }
  const stem = name.replace(/(\.ya?ml|\.txt|\.bak|\.orig|\.json)+$/i, '');
  return say(
    `is read by nobody, because of the end of its name. Expected ${stem}.yaml, in small letters; or delete the file.`,
  );
}

/** Decodes a file as UTF-8 and reads it, or reports its encoding. */
function readBytes(name: string, bytes: Buffer): ContentFile | Problem {
  const mark = bytes.toString('hex', 0, 2);
  const is16 = mark === 'fffe' || mark === 'feff' || bytes.includes(0);
  try {
    if (!is16) return readFile(name, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Its bytes are no UTF-8.
  }
  const kind = is16 ? 'is saved as UTF-16 (“Unicode”)' : 'is saved in an old encoding (“ANSI”)';
  return { file: pathOf(name), sentence: `${kind}. Save it as UTF-8: in Notepad, “Save as”, “Encoding”.` };
}

/** Reads one file, and says what is wrong with its name or its YAML. */
export function readFile(name: string, text: string): ContentFile | Problem {
  const say = (sentence: string, line?: number) => ({ file: pathOf(name), sentence, ...(line && { line }) });
  if (!schemaOf(name)) return say(`is no content file that the site knows. ${meantBy(name)}`);
  if (!/(^|\/)[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    const copy = /\(\d+\)|cop(y|ies)|conflict/i.test(name)
      ? 'looks like a copy that a cloud drive or a file manager has made'
      : 'has a name that does not fit';
    return say(`${copy}. Expected lower-case words with hyphens, such as “data-migration.yaml”; or delete the file.`);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fault = syntaxFault(document, lines, text);
  if (fault) return say(fault.sentence, fault.line);
  const data: unknown = document.toJS();
  if (typeof data !== 'object' || data === null) return say('is empty, or no block of fields.');
  return { name, data, lineOf: (path) => lineOf(document, lines, path) };
}

function meantBy(name: string): string {
  const [folder = '', ...deeper] = name.split('/');
  if (folder in folders && deeper.length > 1)
    return `It is a folder too deep. Expected “${pathOf(`${folder}/${deeper.at(-1)}`)}”.`;
  const known = [...Object.keys(files), ...Object.keys(folders).map((folder) => `${folder}/${name.split('/').at(-1)}`)];
  const meant = nearest(name, known);
  return meant
    ? `Did you mean “${pathOf(meant)}”?`
    : `A page of its own belongs in one of these folders: ${Object.keys(folders).join(', ')}.`;
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (!pair) break;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      next = pair.value;
    } else if (isSeq(node)) {
      next = node.items[Number(part)];
      offset = (next as { range?: [number] } | undefined)?.range?.[0] ?? offset;
    }
    if (!next) break;
    node = next;
  }
  return lines.linePos(offset).line;
}
