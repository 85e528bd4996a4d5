import { Day } from '@/components/ui/day';
import { SectionShell } from '@/components/ui/section-shell';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './quote.module.css';

/** The words of somebody else beside the section's heading, with who said them and when. */
export function Quote({ section }: { section: SectionOf<'quote'> }) {
  const { words, name, role, date } = section;
  return (
    <SectionShell {...section} layout="split">
      <figure className={styles.quote}>
        <blockquote>
          <p className={styles.words}>{words}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span>{role}</span>
          {date && <Day date={date} />}
        </figcaption>
      </figure>
    </SectionShell>
  );
}
