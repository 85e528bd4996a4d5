import { ContentIcon } from '@/components/ui/content-icon';
import { FoldedRest } from '@/components/ui/folded-rest';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import styles from './benefits.module.css';

const lists = {
  grid: 'grid-three',
  shaped: `shaped-cards ${styles.cards}`,
  split: 'paper-columns ruled',
} as const;

const items = { grid: styles.entry, shaped: styles.card, split: styles.row } as const;

/** Key benefits: with icons in a grid, on a shaped background, or as a list beside the heading. */
export function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  const { layout } = section;
  return (
    <SectionShell
      {...shellOf(section)}
      layout={layout === 'split' ? 'split' : 'facing'}
      className={layout === 'shaped' ? styles.shaped : ''}
    >
      <ul className={lists[layout]}>
        {section.items.map((item) => (
          <li key={item.point} className={items[layout]}>
            {item.icon && (
              <ContentIcon name={item.icon} size={layout === 'split' ? 'line' : 'card'} className="text-highlight" />
            )}
            <h3 className="text-title">{item.point}</h3>
            <p className="max-w-text text-muted">
              <NoBreak text={item.description} />
            </p>
          </li>
        ))}
      </ul>
      <FoldedRest of={section.items.length} />
    </SectionShell>
  );
}
