import { Fold } from '@/components/ui/fold';
import { Logo } from '@/components/ui/logo';
import { logos, type LogoId } from '@/content/logos';

/** A list longer than this is folded on a phone. */
const shown = 6;

/** Technologies as tiles, each with its mark and its name. */
export function Technologies({ names }: { names: readonly LogoId[] }) {
  const folds = names.length > shown + 1;
  const list = (part: readonly LogoId[]) => (
    <ul className="tech-list">
      {part.map((id) => (
        <li key={id} className="tech-item">
          <Logo id={id} decorative />
          <span className="font-medium">{logos[id].name}</span>
        </li>
      ))}
    </ul>
  );
  if (!folds) return list(names);
  return (
    <div className="tech-folded print:[&>.fold>ul]:mt-1.5">
      {list(names.slice(0, shown))}
      <Fold count={names.length - shown}>{list(names.slice(shown))}</Fold>
    </div>
  );
}
