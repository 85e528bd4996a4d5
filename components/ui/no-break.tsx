/** The characters of a word that fits into a line on the narrowest phone (320 px): of the largest heading, and of a text. */
const longestIn = { heading: 12, text: 24 } as const;

interface NoBreakProps {
  text: string;
  /** `text` where the type is as small as running text. */
  size?: keyof typeof longestIn;
}

/** Words, those with a hyphen and a number with its unit unbroken: where a line holds few of them, it would end with "sign-" or "9". */
export function NoBreak({ text, size = 'heading' }: NoBreakProps) {
  return text.split(/(\S+-\S+|\b\d+ (?:seconds|minutes|days|months)\b)/).map((word, at) =>
    at % 2 === 1 && word.length <= longestIn[size] ? (
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
