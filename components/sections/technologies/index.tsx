import { Logo } from '@/components/ui/logo';
import { logos, type LogoId } from '@/content/logos';
import styles from './technologies.module.css';

/** Technologies as a row of marks, each with its name. */
export function Technologies({ names }: { names: readonly LogoId[] }) {
  return (
    <ul className={styles.marks}>
      {names.map((id) => (
        <li key={id}>
          <Logo id={id} decorative />
          {logos[id].name}
        </li>
      ))}
    </ul>
  );
}
