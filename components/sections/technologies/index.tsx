import { logos, type LogoId } from '@/content/logos';
import { TechTiles } from '../tech-tiles';
import styles from './technologies.module.css';

/** A list longer than this has two columns on a tablet, so that no tile is left over. */
const few = 6;

/** Technologies as tiles, each with its mark and its name. */
export function Technologies({ names }: { names: readonly LogoId[] }) {
  return (
    <TechTiles
      items={names.map((id) => ({ name: logos[id].name, logo: id }))}
      className={`${styles.columns} ${names.length > few ? styles.even : ''}`}
    />
  );
}
