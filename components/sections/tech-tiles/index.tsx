import { Logo } from '@/components/ui/logo';
import type { LogoId } from '@/content/logos';

const tiles =
  '*:flex *:min-h-16 *:items-center *:gap-2.5 *:rounded *:border *:border-line *:bg-raised *:px-3 *:py-2.5 *:text-[1rem] *:leading-tight';
const marks = '[&_:is(img,svg)]:size-7 [&_:is(img,svg)]:flex-none [&_:is(img,svg)]:object-contain [&_svg]:text-control';

interface TechTilesProps {
  items: readonly { name: string; logo?: LogoId | undefined }[];
  /** The list's own layout. */
  className: string;
}

/** Technologies as tiles, each with its mark, where there is one, and its name. */
export function TechTiles({ items, className }: TechTilesProps) {
  return (
    <ul className={`${tiles} ${marks} ${className}`}>
      {items.map(({ name, logo }) => (
        <li key={name} className="tech-item">
          {logo && <Logo id={logo} decorative />}
          <span className="font-medium">{name}</span>
        </li>
      ))}
    </ul>
  );
}
