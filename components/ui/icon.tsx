import { constants } from '@/content/constants';

interface IconProps {
  /** A Phosphor icon by name, such as "house-line". */
  name: string;
  className?: string;
}

/**
 * A decorative line drawing from the page's sprite (`IconSprite`); the words beside it carry the
 * meaning. For the icons that components name: what content names is drawn by `ContentIcon`.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      width={constants.iconSizes.line}
      height={constants.iconSizes.line}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
