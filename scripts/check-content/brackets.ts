/** A bracket of a file that has no partner: its place, and whether it opens or closes. */
export interface LooseBracket {
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
  const open: { readonly place: number; readonly sign: string }[] = [];
  for (const { 0: sign, index: place } of text.matchAll(pieces)) {
    if (sign.length > 1 || /['"`/]/.test(sign)) continue;
    if (sign in closers) {
      open.push({ place, sign });
      continue;
    }
    const last = open.pop();
    if (!last) return { place, opens: false };
    const isFirst = /^[\s\])}]*$/.test(text.slice(lineStart(text, place), place));
    const isOneLine = lineStart(text, last.place) === lineStart(text, place);
    if (closers[last.sign] !== sign || (isFirst && indentation(text, last.place) !== indentation(text, place)))
      return { place: last.place, opens: true };
    if (!isFirst && !isOneLine) return { place, opens: false };
  }
  const last = open.at(-1);
  return last && { place: last.place, opens: true };
}

function lineStart(text: string, place: number): number {
  return text.lastIndexOf('\n', place - 1) + 1;
}

function indentation(text: string, place: number): number {
  return /^ */.exec(text.slice(lineStart(text, place)))?.[0].length ?? 0;
}
