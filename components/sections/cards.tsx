import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { CardBody } from '@/components/ui/card-body';
import type { SectionOf } from '@/lib/schema';

const lists = {
  bento: 'bento',
  columns: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3',
  list: 'grid gap-x-16 md:grid-cols-2',
} as const;

const cards = {
  bento: 'tile',
  columns: 'border-ink grid content-start gap-3 border-t-2 pt-6',
  list: 'border-line grid content-start gap-2 border-t py-7',
} as const;

/** Cards in one of three compositions; a card is a link only when its read-more flag is set (spec section 2). */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <ul className={lists[section.layout]}>
        {section.items.map((card) => (
          <li key={card.title} className={cards[section.layout]}>
            <CardBody card={card} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
