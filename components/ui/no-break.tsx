/** The longest word, in characters, that fits a line on the narrowest phone (320 px): in a heading, and in text. */
const longestIn = { heading: 12, text: 24 } as const;

/** What a browser would break after a hyphen, a slash or a dash. */
const compound = String.raw`\S+[-/–]\S+`;
const measured = String.raw`\b\d[\d,]* (?:seconds|minutes|hours|days|months|million|sq ft)\b`;
const dated = /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
  .source;
/** The number of a flat, however it is written (Unit 2, # 2, Str. / 2), or of a version. */
const numbered = String.raw`(?:\bUnit|#|\.NET|\S+ \/) \d+\b`;
/** A name with its initial. */
const named = String.raw`\b[A-Z]\. [A-Z]\S+`;
const breakable = new RegExp(`(${[compound, measured, dated, numbered, named].join('|')})`);

interface NoBreakProps {
  text: string;
  /** `text` where the type is as small as running text. */
  size?: keyof typeof longestIn;
}

/**
 * Text in which compound words, dates, numbers with their units and names with their initials do not break: no line ends with
 * "sign-", "CI/" or "9", nor does one of a heading with an article. A word that is longer than a line breaks early, so
 * that its end, such as "in-a-box", is whole; in text so large that a word of this length is wider than the window, any may break.
 */
export function NoBreak({ text, size = 'heading' }: NoBreakProps) {
  return text.split(breakable).map((word, at) => {
    if (at % 2 === 0) return size === 'heading' ? word.replace(/\b(an?) /gi, '$1\u00a0') : word;
    return piecesOf(word, longestIn[size]).map(({ piece, breaks }, index) =>
      breaks && piece.length <= longestIn[size] ? (
        <span key={`${at}-${index}`} className="whitespace-nowrap large-text:whitespace-normal">
          {piece}
        </span>
      ) : (
        piece
      ),
    );
  });
}

/** A word in the longest pieces that fit, counted from its end, and whether a browser would break a piece. */
function piecesOf(word: string, longest: number): { piece: string; breaks: boolean }[] {
  const parts = word.match(/[^-/–]+[-/–]*|[-/–]+/g) ?? [];
  return parts.reduceRight<{ piece: string; breaks: boolean }[]>((pieces, part) => {
    const [first, ...rest] = pieces;
    return first && (part + first.piece).length <= longest
      ? [{ piece: part + first.piece, breaks: true }, ...rest]
      : [{ piece: part, breaks: part.includes(' ') }, ...pieces];
  }, []);
}
