import { constants } from '@/content/constants';
import drawings from './content-icons.json';

interface ContentIconProps {
  /** A Phosphor icon by name, as a content file has it. */
  name: string;
  /** A regular line drawing, or a larger duotone one for a card. */
  size: keyof typeof constants.iconSizes;
  className?: string;
}

const drawn: Partial<Record<string, Record<number, string>>> = drawings;

/**
 * A decorative icon that content names, drawn into the page: a page carries those that it shows and no others.
 * For server components alone; an island would carry the drawings of all pages.
 *
 * @throws Error when `npm run assets` has not run since the name was written
 */
export function ContentIcon({ name, size, className }: ContentIconProps) {
  const pixels = constants.iconSizes[size];
  const drawing = drawn[name]?.[pixels];
  if (!drawing) throw new Error(`components/ui/content-icons.json has no icon "${name}": run "npm run assets".`);
  return (
    <svg
      width={pixels}
      height={pixels}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className={className}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
