import { Logo } from '@/components/ui/logo';
import type { LogoId } from '@/content/logos';
import styles from './tech-tiles.module.css';

interface TechTilesProps {
  items: readonly { name: string; logo?: LogoId | undefined }[];
  /** The list's own layout. */
  className: string;
}

/** Technologies as tiles, each with its mark, where there is one, and its name. */
export function TechTiles({ items, className }: TechTilesProps) {
  return (
    <ul className={`${styles.tiles} ${className}`}>
      {items.map(({ name, logo }) => (
        <li key={name} className="tech-item">
          {logo && <Logo id={logo} decorative />}
          {name}
        </li>
      ))}
    </ul>
  );
}
