import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { socialSize } from '@/site/social';
import { originalFont } from './font';
import type { Colours } from './tokens';

/** The card's weights: the font's own, and the name that satori knows it by. */
const weights = [
  { cut: 500, name: 500 },
  { cut: 650, name: 600 },
] as const;

/** The words on a card. */
interface Words {
  brand: string;
  host: string;
  name?: string;
  title: string;
}

/** The site's font in the card's weights, each as a static font: satori reads no variable ones. */
export async function cardFonts(): Promise<Font[]> {
  const variable = await originalFont();
  // Everything up to the arrows: what the font lacks is left out by itself.
  const characters = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
  return Promise.all(
    weights.map(async ({ cut, name }) => ({
      name: 'site',
      weight: name,
      data: await subsetFont(variable, characters, { targetFormat: 'truetype', variationAxes: { wght: cut } }),
    })),
  );
}

/** The words of a card as an SVG of paths, so that no font of the machine plays a part. */
export function drawWords(
  words: Words,
  colours: Colours,
  fonts: Font[],
  place: keyof typeof places = 'left',
): Promise<string> {
  return satori(<CardWords {...words} colours={colours} place={place} />, { ...socialSize, fonts });
}

/** The column of the words, and the styles of its lines; px of the card. A long name runs into the picture. */
const column = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', margin: '56px 0 56px 64px' } as const; // prettier-ignore
/** Beside a model, or above the street. */
const places = {
  left: { width: 438, height: socialSize.height - 2 * 56 },
  above: { width: 800, height: 268 },
} as const;
const type = { fontFamily: 'site', fontWeight: 500 };
const line = { display: 'flex', whiteSpace: 'nowrap' } as const;
const brandLine = { ...line, alignItems: 'center', height: 48, paddingLeft: 62, fontSize: 34, fontWeight: 600, letterSpacing: '-0.02em' }; // prettier-ignore
const titleLine = { fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.022em', textWrap: 'balance' } as const;

/** Brand above, title in the middle, address below. */
function CardWords({
  brand,
  host,
  name,
  title,
  colours,
  place,
}: Words & { colours: Colours; place: keyof typeof places }) {
  return (
    <div style={{ ...column, ...places[place], ...type, color: colours.ink }}>
      <div style={brandLine}>{brand}</div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
        {name && <div style={{ fontSize: 26, lineHeight: 1.25, color: colours.highlight }}>{name}</div>}
        <div style={{ ...titleLine, fontSize: place === 'above' ? 56 : titleSize(title) }}>{withoutWidow(title)}</div>
      </div>
      <div style={{ ...line, fontSize: 22, color: colours.muted }}>{host}</div>
    </div>
  );
}

/** The longer the title, the smaller its type (px): three to five lines stand in the left half. */
function titleSize(title: string): number {
  if (title.length <= 44) return 56;
  return title.length <= 60 ? 50 : 46;
}

/** Keeps a short last word with the one before it. */
function withoutWidow(title: string): string {
  return title.replace(/ (\S{1,5})$/, '\u00a0$1');
}
