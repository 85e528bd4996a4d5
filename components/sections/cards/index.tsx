import { CardBody } from '@/components/ui/card-body';
import { FoldedWords } from '@/components/ui/folded-words';
import { SectionShell } from '@/components/ui/section-shell';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './cards.module.css';

const lists = { columns: 'even-grid', list: styles.list } as const;

const cards = { columns: styles.column, list: styles.entry } as const;

/** Cards in one of two compositions; a card is a link only when its read-more flag is set. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { layout, items, head } = section;
  return (
    <SectionShell {...section} layout="facing">
      <ul className={head === 'column' ? 'pair-grid' : lists[layout]}>
        {items.map((card) => (
          <li key={card.title} className={`${styles.card} ${cards[layout]}`}>
            <CardBody card={card} />
          </li>
        ))}
      </ul>
      <FoldedWords of={items.length} />
    </SectionShell>
  );
}
