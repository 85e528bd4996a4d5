import { Disclosure } from '@/components/ui/disclosure';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import styles from './rows.module.css';

/** More rows than this are folded on a phone. */
const shown = 5;

/** Numbered rows on hairlines: expertise, told one line at a time. */
export function Rows({ section }: { section: SectionOf<'rows'> }) {
  const { items, layout } = section;
  const wide = layout === 'wide';
  const folds = items.length > shown + 1;
  const list = (part: typeof items, from: number) => (
    <ol className="ruled" start={from + 1}>
      {part.map((item, index) => (
        <li key={item.title} className={styles.row}>
          <span className="pt-1 text-small text-muted" aria-hidden="true">
            {String(from + index + 1).padStart(2, '0')}
          </span>
          <h3 className="text-title">{item.title}</h3>
          <p>{item.description}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <SectionShell {...shellOf(section)} layout={wide ? 'facing' : 'split'}>
      <div className={`paper-columns ${wide ? styles.wide : ''}`}>
        {list(folds ? items.slice(0, shown) : items, 0)}
        {folds && <Disclosure count={items.length - shown}>{list(items.slice(shown), shown)}</Disclosure>}
      </div>
    </SectionShell>
  );
}
