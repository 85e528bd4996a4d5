import { Disclosure } from '@/components/ui/disclosure';
import { logos, type LogoId } from '@/content/logos';
import { TechTiles } from '../tech-tiles';
import styles from './technologies.module.css';

/** A list longer than this is folded on a phone. */
const shown = 6;

/** Technologies as tiles, each with its mark and its name. */
export function Technologies({ names }: { names: readonly LogoId[] }) {
  const folds = names.length > shown + 1;
  const list = (part: readonly LogoId[], margin = '') => (
    <TechTiles
      items={part.map((id) => ({ name: logos[id].name, logo: id }))}
      className={`${styles.columns} ${margin}`}
    />
  );
  if (!folds) return list(names);
  return (
    <div className={styles.folded}>
      {list(names.slice(0, shown))}
      <Disclosure count={names.length - shown}>{list(names.slice(shown), 'mt-2 sm:mt-3')}</Disclosure>
    </div>
  );
}
