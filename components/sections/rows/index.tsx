import { FoldedWords } from '@/components/ui/folded-words';
import { NoBreak } from '@/components/ui/no-break';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './rows.module.css';

/** Numbered rows on hairlines, told one line at a time beside their heading; perhaps with a model below that. */
export function Rows({ section }: { section: SectionOf<'rows'> }) {
  const { items, picture } = section;
  return (
    <SectionShell {...section} layout="split" aside={picture && <SectionPicture picture={picture} />}>
      <div className="paper-columns">
        <ol className={`ruled ${styles.rows}`}>
          {items.map((item) => (
            <li key={item.title} className={styles.row}>
              <h3 className="text-title">
                <NoBreak text={item.title} size="text" />
              </h3>
              <p>
                <NoBreak text={item.description} size="text" />
              </p>
            </li>
          ))}
        </ol>
        <FoldedWords of={items.length} />
      </div>
    </SectionShell>
  );
}
