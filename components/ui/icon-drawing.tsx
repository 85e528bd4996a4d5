import { constants } from '@/content/constants';

interface IconDrawingProps {
  /** The path of an icon (`d`), for a 256 × 256 view box. */
  path: string;
  className?: string;
}

/** A decorative icon at line size whose path the caller has, such as an island that needs two of them. */
export function IconDrawing({ path, className }: IconDrawingProps) {
  return (
    <svg
      width={constants.iconSizes.line}
      height={constants.iconSizes.line}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}
