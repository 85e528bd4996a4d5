import { constants } from '@/content/constants';

interface IconDrawingProps {
  /** The SVG content of an icon, for a 256 × 256 view box. */
  drawing: string;
  className?: string;
}

/** A decorative icon at line size whose drawing the caller has, such as an island that needs two of them. */
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
