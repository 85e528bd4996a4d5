import { CardBody } from '@/components/ui/card-body';
import { FoldedRest } from '@/components/ui/folded-rest';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import { Sample } from './sample';
import styles from './cards.module.css';

const lists = {
  bento: `bento ${styles.tiles}`,
  columns: `grid-three ${styles.columns}`,
  list: styles.list,
} as const;

const cards = { bento: `tile ${styles.tile}`, columns: styles.column, list: styles.entry } as const;

/** Cards in one of three compositions; a card is a link only when its read-more flag is set. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { layout, items } = section;
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <ul className={lists[layout]}>
        {items.map((card) => (
          <li key={card.title} className={`${cards[layout]} ${card.sample ? styles.sampled : ''}`}>
            <CardBody card={card} />
            {card.sample && <Sample sample={card.sample} />}
          </li>
        ))}
      </ul>
      {layout !== 'bento' && <FoldedRest of={items.length} />}
    </SectionShell>
  );
}
