/** The characters of a word that fits into a line of the largest heading on the narrowest phone (320 px). */
const longest = 12;

/** The words of a heading, those with a hyphen unbroken: where a line holds two words, it would end with "sign-". */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((word, at) =>
    at % 2 === 1 && word.length <= longest ? (
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
