/**
 * The text of an element with a line feed wherever the browser has broken its lines: letters that are typed over it then
 * stand where they will stay, and no word begins on one line and ends on the next.
 *
 * @param element holds one text and nothing else; it has to be laid out, seen or not
 */
export function withLineBreaks(element: Element): string {
  const text = element.firstChild as Text;
  const range = new Range();
  let lines = '';
  let lastTop: number | undefined;
  for (let at = 0; at < text.data.length; at += 1) {
    const character = text.data.charAt(at);
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { top, width } = range.getBoundingClientRect();
    // A space at the end of a line has no width, or hangs over.
    if (character !== ' ' && width > 0) {
      if (lastTop !== undefined && top - lastTop > 1) lines = `${lines.trimEnd()}\n`;
      lastTop = top;
    }
    lines += character;
  }
  return lines;
}
