import { constants } from '@/content/constants';

interface IconDrawingProps {
  /** The SVG content of an icon, for a 256 × 256 view box. */
  drawing: string;
  className?: string;
}

/**
 * A decorative icon at line size whose drawing the caller has, such as an island that needs two of them. Not for what an
 * island draws later: the pages' policy lets no script set HTML (`require-trusted-types-for`).
 */
export function IconDrawing({ drawing, className }: IconDrawingProps) {
  return (
    <svg
      width={constants.iconSizes.line}
      height={constants.iconSizes.line}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      className={className}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
