import type { SectionOf } from '../schema';
import { FoldedRest } from '@/components/ui/folded-rest';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import styles from './brief.module.css';

/** How the terms are set, and where their heading is. */
const looks = {
  rows: { list: `ruled ${styles.rows}`, head: 'split' },
  sheet: { list: styles.sheet, head: 'facing' },
  open: { list: styles.open, head: 'split' },
  strip: { list: styles.strip, head: 'facing' },
  left: { list: styles.column, head: 'stacked' },
  right: { list: styles.column, head: 'stacked' },
} as const;

/** Terms and their answers, mostly five: the page in a minute. */
export function Brief({ section }: { section: SectionOf<'brief'> }) {
  const { layout = 'rows', items, picture } = section;
  const { list, head } = looks[layout];
  const beside = layout === 'left' || layout === 'right';
  return (
    <SectionShell
      {...shellOf(section)}
      ground={beside ? 'night' : section.ground}
      layout={head}
      className={beside ? styles.card : ''}
      aside={picture && <SectionPicture picture={picture} />}
    >
      <dl className={list} data-ground={layout === 'sheet' ? 'night' : undefined}>
        {items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>{item.description}</dd>
          </div>
        ))}
      </dl>
      <FoldedRest of={items.length} />
    </SectionShell>
  );
}
