import { Disclosure } from '@/components/ui/disclosure';
import { logos, type LogoId } from '@/content/logos';
import { TechTiles } from '../tech-tiles';
import styles from './technologies.module.css';

/** A list longer than this is folded on a phone (`folded` has the same). */
const shown = 6;

/** Technologies as tiles, each with its mark and its name. */
export function Technologies({ names }: { names: readonly LogoId[] }) {
  const rest = names.length - shown;
  const folds = rest > 1;
  return (
    <>
      <TechTiles
        items={names.map((id) => ({ name: logos[id].name, logo: id }))}
        className={`${styles.columns} ${folds ? styles.folding : ''}`}
      />
      {folds && <Disclosure count={rest} />}
    </>
  );
}
