import type { SectionOf } from '../schema';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import styles from './brief.module.css';

/** `rows`: beside the heading, line by line. `sheet`: a data sheet on a ground of its own. `strip`: side by side. */
const looks = { rows: `ruled ${styles.rows}`, sheet: styles.sheet, strip: styles.strip } as const;

/** Five terms and their answers: the page in a minute. */
export function Brief({ section }: { section: SectionOf<'brief'> }) {
  const { layout = 'rows', items, picture } = section;
  return (
    <SectionShell
      {...shellOf(section)}
      layout={layout === 'rows' ? 'split' : 'facing'}
      aside={picture && <SectionPicture picture={picture} />}
    >
      <dl className={looks[layout]} data-ground={layout === 'sheet' ? 'night' : undefined}>
        {items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>{item.description}</dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
