/** The longest word, in characters, that fits a line on the narrowest phone (320 px): in a heading, and in text. */
const longestIn = { heading: 12, text: 24 } as const;

interface NoBreakProps {
  text: string;
  /** `text` where the type is as small as running text. */
  size?: keyof typeof longestIn;
}

/**
 * Text in which hyphenated words and numbers with their units do not break: no line ends with "sign-" or "9", nor does one of
 * a heading with an article.
 */
export function NoBreak({ text, size = 'heading' }: NoBreakProps) {
  return text.split(/(\S+-\S+|\b\d+ (?:seconds|minutes|days|months)\b)/).map((word, at) =>
    at % 2 === 1 && word.length <= longestIn[size] ? (
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : size === 'heading' ? (
      word.replace(/\b(an?) /gi, '$1\u00a0')
    ) : (
      word
    ),
  );
}
