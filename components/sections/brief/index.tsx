import type { SectionOf } from '@/lib/schemas/sections';
import { FoldedWords } from '@/components/ui/folded-words';
import { NoBreak } from '@/components/ui/no-break';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import styles from './brief.module.css';

/** Terms and their answers, line by line. */
export function Brief({ section }: { section: SectionOf<'brief'> }) {
  const { items, picture } = section;
  return (
    <SectionShell {...section} layout="split" aside={picture && <SectionPicture picture={picture} />}>
      <dl className={`ruled ${styles.rows}`}>
        {items.map((item) => (
          <div key={item.term}>
            <dt>
              <NoBreak text={item.term} size="text" />
            </dt>
            <dd>
              <NoBreak text={item.description} size="text" />
            </dd>
          </div>
        ))}
      </dl>
      <FoldedWords of={items.length} />
    </SectionShell>
  );
}
