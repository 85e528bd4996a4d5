import paths from './component-icons.json';
import { IconDrawing } from './icon-drawing';

interface IconProps {
  /** A Phosphor icon by name, such as "house-line". */
  name: keyof typeof paths;
  className?: string;
}

/**
 * A decorative line drawing, drawn into the page where it is used; the words beside it carry the meaning. For the icons
 * that server components name: an island would carry all of them (`IconDrawing`), and what content names is drawn by
 * `ContentIcon`.
 */
export function Icon({ name, className }: IconProps) {
  return <IconDrawing path={paths[name]} className={className} />;
}
