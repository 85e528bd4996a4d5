import { Logo } from '@/components/ui/logo';
import type { LogoId } from '@/content/logos';
import styles from './tech-tiles.module.css';

interface TechTilesProps {
  items: readonly { name: string; logo?: LogoId | undefined }[];
  /** `true` puts the mark above its name on a phone, so that three tiles fit into a row. */
  upright?: boolean;
  /** The list's own layout. */
  className: string;
}

/** Technologies as tiles, each with its mark, where there is one, and its name. */
export function TechTiles({ items, upright = false, className }: TechTilesProps) {
  return (
    <ul className={`${styles.tiles} ${upright ? styles.upright : ''} ${className}`}>
      {items.map(({ name, logo }) => (
        <li key={name}>
          {logo && <Logo id={logo} decorative />}
          {name}
        </li>
      ))}
    </ul>
  );
}
