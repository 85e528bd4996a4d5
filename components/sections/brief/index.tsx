import type { SectionOf } from '../schema';
import { Disclosure } from '@/components/ui/disclosure';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import styles from './brief.module.css';

/** How the terms are set, where their heading is, and how many are shown on a phone at first (`folded` has the same). */
const looks = {
  rows: { list: `ruled ${styles.rows}`, head: 'split', shown: 5 },
  sheet: { list: styles.sheet, head: 'facing', shown: 3 },
  open: { list: styles.open, head: 'split', shown: 3 },
  strip: { list: styles.strip, head: 'facing', shown: 5 },
  left: { list: styles.column, head: 'stacked', shown: 3 },
  right: { list: styles.column, head: 'stacked', shown: 3 },
} as const;

/** Terms and their answers, mostly five: the page in a minute. */
export function Brief({ section }: { section: SectionOf<'brief'> }) {
  const { layout = 'rows', items, picture } = section;
  const { list, head, shown } = looks[layout];
  const rest = items.length - shown;
  const beside = layout === 'left' || layout === 'right';
  return (
    <SectionShell
      {...shellOf(section)}
      ground={beside ? 'night' : section.ground}
      layout={head}
      className={beside ? styles.card : ''}
      aside={picture && <SectionPicture picture={picture} />}
    >
      <dl
        className={`${list} ${rest > 1 ? styles.folding : ''}`}
        data-ground={layout === 'sheet' ? 'night' : undefined}
      >
        {items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>{item.description}</dd>
          </div>
        ))}
      </dl>
      {rest > 1 && <Disclosure count={rest} />}
    </SectionShell>
  );
}
