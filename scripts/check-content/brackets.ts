import { lineAt } from './problem';

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Texts and comments, in which a bracket is only a character; else one bracket. */
const pieces = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

/**
 * The line of the first bracket that has no partner, with a sentence for an editor. A parser notices a missing one far
 * below, often at the end of the file; here the indentation tells it, because what closes a block at the beginning of a line
 * stands as far in as the line that opens it.
 */
export function looseBracket(text: string): { line: number; sentence: string } | undefined {
  const opens = (place: number) => ({
    line: lineAt(text, place),
    sentence: `opens a ${text[place]} that nothing closes. Look from here on for the one that is missing.`,
  });
  const closes = (place: number) => ({
    line: lineAt(text, place),
    sentence: `closes a ${text[place]} that nothing opens. It is one too many, or the one that opens it is missing above.`,
  });
  const open: { place: number; sign: string; line: number; indent: number }[] = [];
  for (const { 0: sign, index: place } of text.matchAll(pieces)) {
    if (!/^[{}[\]()]$/.test(sign)) continue;
    const line = text.lastIndexOf('\n', place - 1) + 1;
    const indent = text.slice(line).search(/[^ ]/);
    if (sign in closers) {
      open.push({ place, sign, line, indent });
      continue;
    }
    const last = open.pop();
    if (!last) return closes(place);
    const isFirst = /^[\s\])}]*$/.test(text.slice(line, place));
    if (closers[last.sign] !== sign || (isFirst && last.indent !== indent)) return opens(last.place);
    if (!isFirst && last.line !== line) return closes(place);
  }
  const last = open.at(-1);
  return last && opens(last.place);
}
