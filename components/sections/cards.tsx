import { CardBody } from '@/components/ui/card-body';
import { Fold } from '@/components/ui/fold';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { Card, SectionOf } from '@/lib/schema';

const lists = {
  bento: 'bento',
  columns: 'trio',
  list: 'pairs',
} as const;

const cards = {
  bento: 'tile',
  columns: 'border-ink grid content-start gap-3 border-t-2 pt-6',
  list: 'border-line grid content-start gap-2 border-t py-5 md:py-6',
} as const;

/** A list longer than this is folded on a phone; an even number, so that its two columns go on. */
const shown = 6;

/** Cards in one of three compositions; a card is a link only when its read-more flag is set. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { layout, items } = section;
  const folds = layout === 'list' && items.length > shown + 1;
  const list = (part: readonly Card[]) => (
    <ul className={lists[layout]}>
      {part.map((card) => (
        <li key={card.title} className={cards[layout]}>
          <CardBody card={card} />
        </li>
      ))}
    </ul>
  );
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      {list(folds ? items.slice(0, shown) : items)}
      {folds && <Fold count={items.length - shown}>{list(items.slice(shown))}</Fold>}
    </SectionShell>
  );
}
