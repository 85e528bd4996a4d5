import { CardBody } from '@/components/ui/card-body';
import { Disclosure } from '@/components/ui/disclosure';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { gridThree } from '@/components/ui/grid-three';
import type { Card, SectionOf } from '@/lib/schema';

const lists = {
  bento: 'bento grid gap-4 lg:grid-cols-6',
  columns: `${gridThree} folded:*:nth-[n+5]:hidden`,
  list: 'grid md:grid-cols-2 md:gap-x-[64px] md:*:last:odd:col-span-full',
} as const;

const cards = {
  bento: 'tile grid content-start gap-[10px] rounded border p-[clamp(24px,3vw,40px)]',
  columns: 'border-ink border-t-2 pt-6',
  list: 'border-line grid content-start gap-2 border-t py-5 md:py-6',
} as const;

/**
 * A longer list is folded on a phone after this many cards: an even number for two columns that go on. Where three to a
 * row make one grid, all of them stay in it and `folded` hides those after the same number.
 */
const shown = { bento: Infinity, columns: 4, list: 6 } as const;

/** The first tile is by night; its tokens are those of that ground. */
const firstTile =
  'border-(--palette-navy) bg-(--palette-navy) text-(--palette-white) [--highlight:var(--palette-light)] [--ink:var(--palette-white)] [--link:var(--palette-light)] [--muted:var(--palette-moon)]';

/** A wide tile has larger words, so that it is as full as its narrow neighbour. */
const wideTile = 'lg:col-span-4 lg:[&>p]:text-[length:clamp(1.1875rem,0.9rem+0.65vw,1.5rem)]';
const narrowTile = 'lg:col-span-2';
const halfTile = 'lg:col-span-3';
const tiles = [wideTile, narrowTile, narrowTile, wideTile, halfTile, halfTile];

/** Two tiles to a row, 4:2, then 2:4, then 3:3; an odd last one takes a row. */
function tileLook(index: number, count: number): string {
  const alone = index === count - 1 && index % 2 === 0;
  return `${alone ? 'lg:col-span-6' : tiles[index % tiles.length]} ${index === 0 ? firstTile : 'border-line bg-raised'}`;
}

/** Cards in one of three compositions; a card is a link only when its read-more flag is set. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { layout, items } = section;
  const rest = items.length - shown[layout];
  const folds = rest > 1;
  const split = folds && layout === 'list';
  const list = (part: readonly Card[]) => (
    <ul className={lists[layout]}>
      {part.map((card, index) => (
        <li
          key={card.title}
          className={layout === 'bento' ? `${cards.bento} ${tileLook(index, part.length)}` : cards[layout]}
        >
          <CardBody card={card} />
        </li>
      ))}
    </ul>
  );
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      {list(split ? items.slice(0, shown.list) : items)}
      {folds && <Disclosure count={rest}>{split && list(items.slice(shown.list))}</Disclosure>}
    </SectionShell>
  );
}
