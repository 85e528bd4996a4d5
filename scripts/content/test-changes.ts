import { readFileSync } from 'node:fs';
import { checkFiles } from './check';
import { pathOf, readContent, readFile, type ContentFile } from './read';

/** The content as committed. */
export const { read: committed, problems: unreadable } = readContent();

/** The text of a committed file. @param name such as "pages/cloud-services" */
export const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

/** A change that replaces the first match of a pattern. */
export const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to);

/** The problems of a set of files, as the terminal prints them: "content/home.yaml, line 3: …". */
export function sentencesOf(files: readonly ContentFile[]): string[] {
  const checked = checkFiles(files);
  return 'problems' in checked
    ? checked.problems.map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`)
    : [];
}

/**
 * The problems that a change of one committed file leads to, in the form of `sentencesOf`.
 * @throws Error if the change changes nothing
 */
export function sentencesAfter(name: string, change: (text: string) => string): string[] {
  const text = change(textOf(name));
  if (text === textOf(name)) throw new Error(`${name} is not changed`);
  const changed = readFile(name, text);
  if ('sentence' in changed) return [changed.sentence];
  return sentencesOf(committed.map((file) => (file.name === name ? changed : file)));
}
