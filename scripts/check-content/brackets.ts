import { lineAt } from './problem';

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Strings and comments, which are matched so that brackets inside them are skipped, and single brackets. */
const tokens = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

/**
 * Finds the first unbalanced bracket, with its line and a sentence for editors. A parser would report a missing bracket
 * far below, often at the end of the file. Indentation shows where it belongs: a closing bracket at the start of a line
 * is indented like the line that opens the block.
 */
export function unbalancedBracket(text: string): { line: number; sentence: string } | undefined {
  const opens = (place: number) => ({
    line: lineAt(text, place),
    sentence: `opens a ${text[place]} that is never closed. Look for the missing bracket from here on.`,
  });
  const closes = (place: number) => ({
    line: lineAt(text, place),
    sentence: `has a ${text[place]} that nothing opens. Delete it, or add the missing opening bracket above.`,
  });
  const open: { place: number; sign: string; line: number; indent: number }[] = [];
  for (const { 0: sign, index: place } of text.matchAll(tokens)) {
    if (!/^[{}[\]()]$/.test(sign)) continue;
    const line = text.lastIndexOf('\n', place - 1) + 1;
    const indent = text.slice(line).search(/[^ ]/);
    if (sign in closers) {
      open.push({ place, sign, line, indent });
      continue;
    }
    const last = open.pop();
    if (!last) return closes(place);
    const startsLine = /^[\s\])}]*$/.test(text.slice(line, place));
    if (closers[last.sign] !== sign || (startsLine && last.indent !== indent)) return opens(last.place);
    if (!startsLine && last.line !== line) return closes(place);
  }
  const last = open.at(-1);
  return last && opens(last.place);
}
