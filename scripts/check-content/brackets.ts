/** A bracket of a file that has no partner: its place, and whether it opens or closes. */
interface LooseBracket {
  readonly place: number;
  readonly opens: boolean;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Texts and comments, in which a bracket is only a character; else one bracket. */
const pieces = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

/**
 * The first bracket that has no partner. A parser notices a missing one far below, often at the end of the file; here the
 * indentation tells it, because what closes a block at the beginning of a line stands as far in as the line that opens it.
 */
export function looseBracket(text: string): LooseBracket | undefined {
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
    if (!last) return { place, opens: false };
    const isFirst = /^[\s\])}]*$/.test(text.slice(line, place));
    if (closers[last.sign] !== sign || (isFirst && last.indent !== indent)) return { place: last.place, opens: true };
    if (!isFirst && last.line !== line) return { place, opens: false };
  }
  const last = open.at(-1);
  return last && { place: last.place, opens: true };
}
