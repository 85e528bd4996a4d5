import { CardBody } from '@/components/ui/card-body';
import { Disclosure } from '@/components/ui/disclosure';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { Card } from '../base-schema';
import type { SectionOf } from '../schema';
import { Sample } from './sample';
import styles from './cards.module.css';

const lists = {
  bento: `bento ${styles.tiles}`,
  columns: `grid-three ${styles.columns}`,
  list: styles.list,
} as const;

const cards = { bento: `tile ${styles.tile}`, columns: styles.column, list: styles.entry } as const;

/**
 * A longer list is folded on a phone after this many cards: an even number for two columns that go on. Where three to a
 * row make one grid, all of them stay in it and `folded` hides those after the same number.
 */
const shown = { bento: Infinity, columns: 4, list: 4 } as const;

/** Cards in one of three compositions; a card is a link only when its read-more flag is set. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { layout, items } = section;
  const rest = items.length - shown[layout];
  const folds = rest > 1;
  const split = folds && layout === 'list';
  const list = (part: readonly Card[]) => (
    <ul className={lists[layout]}>
      {part.map((card) => (
        <li key={card.title} className={cards[layout]}>
          <CardBody card={card} />
          {card.sample && <Sample sample={card.sample} />}
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
