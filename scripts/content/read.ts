import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { nearest } from '@/lib/content-problems';
import { filesBelow } from '../lib/files';
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

/** Reads every file in a folder, and says what is wrong with their names and their YAML. */
export function readContent(folder = 'content'): { read: ContentFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const names = filesBelow(folder, '.yaml').map((file) => file.slice(0, -'.yaml'.length));
  for (const file of filesBelow(folder, '.yml'))
    problems.push({ file: `content/${file}`, sentence: 'ends in .yml. Expected .yaml.' });
  const read = names.flatMap((name) => {
    const result = readFile(name, readFileSync(`${folder}/${name}.yaml`, 'utf8'));
    if (!('sentence' in result)) return result;
    problems.push(result);
    return [];
  });
  for (const name of Object.keys(files))
    if (!names.includes(name)) problems.push({ file: pathOf(name), sentence: 'is missing, and the site needs it.' });
  return { read, problems };
}

/** Reads one file, and says what is wrong with its name or its YAML. */
export function readFile(name: string, text: string): ContentFile | Problem {
  const say = (sentence: string, line?: number) => ({ file: pathOf(name), sentence, ...(line && { line }) });
  if (!schemaOf(name)) return say(`is no content file that the site knows. ${meantBy(name)}`);
  if (!/(^|\/)[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return say('has a name that does not fit. Expected lower-case words with hyphens, such as “data-migration.yaml”.');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fault = syntaxFault(document, lines, text);
  if (fault) return say(fault.sentence, fault.line);
  const data: unknown = document.toJS();
  if (typeof data !== 'object' || data === null) return say('is empty, or no block of fields.');
  return { name, data, lineOf: (path) => lineOf(document, lines, path) };
}

function meantBy(name: string): string {
  const known = [...Object.keys(files), ...Object.keys(folders).map((folder) => `${folder}/${name.split('/').at(-1)}`)];
  const meant = nearest(name, known);
  return meant
    ? `Did you mean “${pathOf(meant)}”?`
    : `A page of its own belongs in one of these folders: ${Object.keys(folders).join(', ')}.`;
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let at = 0;
  for (const part of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (!pair) break;
      at = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? at;
      next = pair.value;
    } else if (isSeq(node)) {
      next = node.items[Number(part)];
      at = (next as { range?: [number] } | undefined)?.range?.[0] ?? at;
    }
    if (!next) break;
    node = next;
  }
  return lines.linePos(at).line;
}
