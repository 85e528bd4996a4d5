import { assetUrl } from '@/content/site';

interface IconProps {
  /** A Phosphor icon by name, such as "house-line". */
  name: string;
  /** 24 px: a regular line drawing. 40 px: duotone, for a card (spec section 9, icon sizes). */
  size?: 24 | 40;
  className?: string;
}

/** A decorative icon from the sprite that `npm run assets` makes; the words beside it carry the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false" className={className}>
      <use href={`${assetUrl('/icons.svg')}#${name}${size === 40 ? '-40' : ''}`} />
    </svg>
  );
}
