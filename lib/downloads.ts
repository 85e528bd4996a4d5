import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that readers of notes can load: code with its tests, data, runbooks (lib/downloads). What a note shows of a
 * file is cut out of it, so that the code on the page is the code that is tested.
 */
const folder = 'lib/downloads';

/** The names of all files, without the tests beside them. */
export function downloadNames(): string[] {
  return readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .sort();
}

/** The text of a file by its name. */
export function downloadText(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** What can be shown of the files: each export by its file and its name, such as "property-match.ts scorePair". */
export function excerptNames(): string[] {
  return downloadNames()
    .filter((name) => name.endsWith('.ts'))
    .flatMap((file) =>
      [...downloadText(file).matchAll(/^export (?:function|const|interface|type) (\w+)/gm)].map(
        ([, name]) => `${file} ${name}`,
      ),
    );
}

/**
 * The lines of an export, with the comment above it.
 * @param excerpt as `excerptNames` has it
 * @throws Error when there is no such export
 */
export function excerptOf(excerpt: string): { file: string; code: string } {
  const [file = '', name = ''] = excerpt.split(' ');
  const lines = downloadText(file).split('\n');
  const first = lines.findIndex((line) => new RegExp(`^export \\w+ ${name}\\b`).test(line));
  if (first < 0) throw new Error(`${folder}/${file} has no export ${name}`);
  const above = lines.slice(0, first).findLastIndex((line) => !/^(?:\/\*\*| \*)/.test(line)) + 1;
  const isWhole = (lines[first] ?? '').endsWith(';');
  const last = isWhole ? first : lines.findIndex((line, index) => index > first && /^[}\])](?!.*\{$)/.test(line));
  return { file, code: lines.slice(above, last + 1).join('\n') };
}
