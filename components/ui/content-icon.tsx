import { constants } from '@/content/constants';
import drawings from './content-icons.json';

interface ContentIconProps {
  /** A Phosphor icon by name, as a content file has it. */
  name: string;
  className?: string;
}

const drawn: Partial<Record<string, string>> = drawings;

/**
 * A decorative icon that content names, in two tones, drawn into the page: a page carries those that it shows and no others.
 * For server components alone; an island would carry the drawings of all pages.
 *
 * @throws Error when `npm run assets` has not run since the name was written
 */
export function ContentIcon({ name, className }: ContentIconProps) {
  const drawing = drawn[name];
  if (!drawing) throw new Error(`components/ui/content-icons.json has no icon "${name}": run "npm run assets".`);
  return (
    <svg
      width={constants.iconSizes.card}
      height={constants.iconSizes.card}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className={className}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
