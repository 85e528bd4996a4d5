import { FoldedRest } from '@/components/ui/folded-rest';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import styles from './rows.module.css';

/** Numbered rows on hairlines: expertise, told one line at a time; perhaps with a model beside them. */
export function Rows({ section }: { section: SectionOf<'rows'> }) {
  const { items, layout, picture } = section;
  const wide = layout === 'wide';
  return (
    <SectionShell
      {...shellOf(section)}
      layout={wide ? 'facing' : 'split'}
      aside={picture && <SectionPicture picture={picture} />}
    >
      <div className={`paper-columns ${wide ? styles.wide : ''}`}>
        <ol className={`ruled ${styles.rows}`}>
          {items.map((item) => (
            <li key={item.title} className={styles.row}>
              <h3 className="text-title">{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ol>
        <FoldedRest of={items.length} />
      </div>
    </SectionShell>
  );
}
