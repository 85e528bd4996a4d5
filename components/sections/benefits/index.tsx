import { ContentIcon } from '@/components/ui/content-icon';
import { FoldedWords } from '@/components/ui/folded-words';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './benefits.module.css';

const lists = { grid: 'even-grid', shaped: `even-grid ${styles.cards}` } as const;

const items = { grid: styles.entry, shaped: `${styles.entry} ${styles.card}` } as const;

/** Key benefits: with icons in a grid, or as cards on a shaped background. */
export function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  const { layout, head } = section;
  return (
    <SectionShell {...section} layout="facing" className={layout === 'shaped' ? `shaped ${styles.shaped}` : ''}>
      <ul className={head === 'column' ? 'pair-grid' : lists[layout]}>
        {section.items.map((item) => (
          <li key={item.point} className={items[layout]}>
            {item.icon && <ContentIcon name={item.icon} className="text-highlight" />}
            <h3 className="text-title">
              <NoBreak text={item.point} size="text" />
            </h3>
            <p className="max-w-text text-muted">
              <NoBreak text={item.description} size="text" />
            </p>
          </li>
        ))}
      </ul>
      <FoldedWords of={section.items.length} />
    </SectionShell>
  );
}
