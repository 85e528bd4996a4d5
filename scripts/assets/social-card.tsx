import { readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { markSvg } from '@/content/mark';
import { palette, type GroundColours } from '@/content/palette';
import { socialSize } from '@/site/social';
import { drawnSubsets, fontFile } from '../lib/text-font';

/** `cut` is the instance of the variable font; satori selects it by `name`, which must be a multiple of 100. */
const weights = [
  { cut: 500, name: 500 },
  { cut: 650, name: 600 },
] as const;

/** A picture on a card: a `data:` URL, and its box in px, which may extend beyond the card. */
export interface CardPicture {
  readonly src: string;
  readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}

interface Card {
  readonly brand: string;
  readonly host: string;
  readonly name?: string;
  readonly title: string;
  /** The ground whose text colours the card uses. */
  readonly colours: GroundColours;
  /** A CSS `background`; the pictures are drawn over it, below the text. */
  readonly background: string;
  readonly pictures: readonly CardPicture[];
  /** The position of the text: left of a model, or above the street. */
  readonly place: keyof typeof places;
}

/** Instantiates the site's typeface as static TrueType fonts, because satori does not support variable fonts. */
export async function cardFonts(): Promise<Font[]> {
  // Everything up to the end of the Latin blocks; characters missing from a file are skipped.
  const characters = Array.from({ length: 0xa800 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
  return Promise.all(
    drawnSubsets.flatMap((subset) =>
      weights.map(async ({ cut, name }) => ({
        name: subset,
        weight: name,
        data: await subsetFont(await readFile(fontFile(subset)), characters, {
          targetFormat: 'truetype',
          variationAxes: { wght: cut },
        }),
      })),
    ),
  );
}

/**
 * Renders a card as SVG with text as paths, so that fonts installed on the machine do not matter. Other scripts are not
 * drawn: satori neither joins nor reorders letters, which Arabic and Tamil need, and a font of Chinese has megabytes.
 * @throws Error that names the letters that no font has
 */
export async function drawCard(card: Card, fonts: Font[]): Promise<string> {
  let missing = '';
  const loadAdditionalAsset = (_: string, letters: string): Promise<Font[]> => {
    missing += letters;
    return Promise.resolve([]);
  };
  const drawn = await satori(<WholeCard {...card} />, { ...socialSize, fonts, loadAdditionalAsset });
  if (missing) throw new Error(`The title “${card.title}” has “${missing}”, which its social picture cannot show.`);
  return drawn;
}

/** Layout and type of the text, in px of the card. A long name may overlap the picture. */
const column = {
  position: 'absolute',
  left: 64,
  top: 56,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const;
const places = {
  left: { width: 438, height: socialSize.height - 2 * 56 },
  above: { width: 1072, height: 214 },
} as const;
const type = { fontFamily: drawnSubsets.join(', '), fontWeight: 500 };
const line = { display: 'flex', whiteSpace: 'nowrap' } as const;
const brandLine = {
  ...line,
  alignItems: 'center',
  gap: 14,
  height: 48,
  fontSize: 34,
  fontWeight: 600,
  letterSpacing: '-0.02em',
};
const titleLine = { fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.022em', textWrap: 'balance' } as const;

function WholeCard({ brand, host, name, title, colours, background, pictures, place }: Card) {
  const mark = `data:image/svg+xml;base64,${Buffer.from(markSvg('day')).toString('base64')}`;
  return (
    <div style={{ display: 'flex', ...socialSize, background }}>
      {pictures.map(({ src, box }) => (
        <img key={src} alt="" src={src} style={{ position: 'absolute', ...box }} />
      ))}
      <div style={{ ...column, ...places[place], ...type, color: palette[colours.ink] }}>
        <div style={brandLine}>
          <img alt="" src={mark} width={48} height={48} />
          {brand}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
          {name && <div style={{ fontSize: 26, lineHeight: 1.25, color: palette[colours.highlight] }}>{name}</div>}
          <div style={{ ...titleLine, fontSize: place === 'above' ? 56 : titleSize(title) }}>{withoutWidow(title)}</div>
        </div>
        <div style={{ ...line, fontSize: 22, color: palette[colours.muted] }}>{host}</div>
      </div>
    </div>
  );
}

/** Longer titles get smaller type (px), so that they fill three to five lines of the left half. */
function titleSize(title: string): number {
  if (title.length <= 44) return 56;
  return title.length <= 60 ? 50 : 46;
}

/** Joins a short last word to the one before it with a no-break space. */
function withoutWidow(title: string): string {
  return title.normalize('NFC').replace(/ (\S{1,5})$/, '\u00a0$1');
}
