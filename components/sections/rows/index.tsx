import { Disclosure } from '@/components/ui/disclosure';
import { SectionPicture } from '@/components/ui/section-picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import styles from './rows.module.css';

/** On a phone a list folds after this many rows; the stylesheet's `folded` rule repeats the number. */
const shown = 3;

/** Numbered rows on hairlines: expertise, told one line at a time; perhaps with a model beside them. */
export function Rows({ section }: { section: SectionOf<'rows'> }) {
  const { items, layout, picture } = section;
  const wide = layout === 'wide';
  const rest = items.length - shown;
  const folds = rest > 1;
  return (
    <SectionShell
      {...shellOf(section)}
      layout={wide ? 'facing' : 'split'}
      aside={picture && <SectionPicture picture={picture} />}
    >
      <div className={`paper-columns ${wide ? styles.wide : ''}`}>
        <ol className={`ruled ${styles.rows} ${folds ? styles.folding : ''}`}>
          {items.map((item) => (
            <li key={item.title} className={styles.row}>
              <h3 className="text-title">{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ol>
        {folds && <Disclosure count={rest} />}
      </div>
    </SectionShell>
  );
}
