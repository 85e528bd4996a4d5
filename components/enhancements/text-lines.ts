/** A line of text as the browser has broken it. */
export interface TextLine {
  text: string;
  /** How far each of its characters reaches, in px from the left edge of the line. */
  ends: number[];
}

/**
 * The lines into which the browser has broken an element's text. A combining mark counts as part of its character, and a
 * space that ends a line is left out.
 *
 * @param element holds one text, laid out, visible or not
 * @returns no lines where it holds anything else, as in a page that a program has translated
 */
export function textLines(element: Element): TextLine[] {
  const text = element.firstChild;
  if (!(text instanceof Text) || text.nextSibling) return [];
  const range = new Range();
  const lines: TextLine[] = [];
  let start = { top: NaN, left: 0 };
  for (const { 0: character, index } of text.data.matchAll(/.\p{M}*/gsu)) {
    range.setStart(text, index);
    range.setEnd(text, index + character.length);
    const box = range.getBoundingClientRect();
    // A space at the end of a line has no width, or hangs over.
    if (character !== ' ' && box.width > 0 && !(Math.abs(box.top - start.top) <= 1)) {
      start = box;
      lines.push({ text: '', ends: [] });
    }
    const line = lines.at(-1);
    if (!line) continue;
    line.text += character;
    line.ends.push(box.right - start.left);
  }
  return lines.map(({ text: words, ends }) => ({
    text: words.trimEnd(),
    ends: words.endsWith(' ') ? ends.slice(0, -1) : ends,
  }));
}
