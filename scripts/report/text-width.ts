/**
 * The advance widths of Arial Regular in units of 1/2048 em, by width; search results are set in Arial. Arimo and
 * Liberation Sans were drawn to the same widths, so a browser on any system measures the same.
 */
const unitsPerEm = 2048;
const charactersByWidth: [number, string][] = [
  [391, "'"],
  [455, 'ijl‘’'],
  [532, '|'],
  [569, ' !,./:;I[\\]ft\u00a0'],
  [682, '()-`r“”·'],
  [684, '{}'],
  [717, '•'],
  [727, '"'],
  [797, '*'],
  [961, '^'],
  [1024, 'Jcksvxyz'],
  [1139, '#$0123456789?L_abdeghnopqu–€£'],
  [1196, '+<=>~×'],
  [1251, 'FTZ'],
  [1366, '&ABEKPSVXY'],
  [1479, 'CDHNRUw'],
  [1509, '©®'],
  [1593, 'GOQ'],
  [1706, 'Mm'],
  [1821, '%'],
  [1933, 'W'],
  [2048, '—…'],
  [2079, '@'],
];

const widths = new Map(charactersByWidth.flatMap(([width, characters]) => [...characters].map((one) => [one, width])));
/** An unknown character counts as a digit: about the average of a line of text. */
const average = 1139;

/**
 * The width of a line of text in Arial, without kerning, as search results set it.
 * @param size the font's size in px
 * @returns px, rounded
 */
export function textWidth(text: string, size: number): number {
  // An accented letter is as wide as its plain form; the accent itself then takes no room.
  const plain = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const units = plain.reduce((sum, one) => sum + (widths.get(one) ?? average), 0);
  return Math.round((units / unitsPerEm) * size);
}

/**
 * What is left of a text in a line of so many px: whole words and an ellipsis where it does not fit.
 * @param size the font's size in px
 */
export function fitted(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const words = text.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')} …`, size) > room) words.pop();
  return `${words.join(' ')} …`;
}
